import { ACCOUNT_HOLDER, CLUB_MEMBER, GUEST } from '../examples/people.ts';
import { allOf, defineOperation } from '../operations/operation.ts';
import { CustomerType } from './schema.ts';

export const listCustomerTypes = defineOperation({
  id: 'listCustomerTypes',
  method: 'get',
  path: '/v1/customer-types',
  tag: 'customer-types',
  summary: 'List all customer types',
  description:
    'Returns every customer type of the company in one list, without pages. You need the ID of one to store a customer.',
  answer: allOf(CustomerType),
  answerDescription: 'All customer types.',
  errors: [],
  examples: {
    threeTypes: {
      summary: 'The customer types of Heron Bay Boats',
      status: 200,
      answer: { data: [GUEST, ACCOUNT_HOLDER, CLUB_MEMBER] },
    },
  },
});
