import { HERON_BAY, KESTREL_QUAY } from '../examples/company.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import { Me } from './schema.ts';

export const getMe = defineOperation({
  id: 'getMe',
  method: 'get',
  path: '/me',
  tag: 'me',
  summary: 'Show what the key may do',
  description:
    'Returns the description of the key, the company that this request works for, and every company that the key may work for. A good first call.',
  answer: dataOf(Me),
  answerDescription: 'The key and its companies.',
  errors: [],
  examples: {
    oneCompany: {
      summary: 'A key for one company',
      status: 200,
      answer: {
        data: {
          description: 'Website of Heron Bay Boats',
          currentTenant: HERON_BAY,
          tenants: [HERON_BAY],
        },
      },
    },
    severalCompanies: {
      summary: 'A key for several companies, without X-Tenant-Id',
      status: 200,
      answer: {
        data: {
          description: 'Travel agency',
          currentTenant: HERON_BAY,
          tenants: [HERON_BAY, KESTREL_QUAY],
        },
      },
    },
  },
});
