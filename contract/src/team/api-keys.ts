import Type from 'typebox';
import { Done } from '../customer/fields.ts';
import { HERON_BAY } from '../examples/company.ts';
import { idParameter } from '../operations/by-id.ts';
import { allOf, dataOf } from '../operations/operation.ts';
import {
  entity,
  filledText,
  id,
  listOf,
  nullable,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const KEY_ID = '01976d70-2b5c-7e21-a3d4-6f8e0c92b521';
const AT = '2025-06-14T05:40:00.000Z';
const DESCRIPTION = 'Till North Pier';

const fields = {
  id: id({ description: 'ID of the key.', example: KEY_ID }),
  prefix: text({ description: 'How it begins, to tell it from others.', example: '5Jd3kLq0' }),
  description: text({ description: 'What it is for.', example: DESCRIPTION }),
};

export const listApiKeys = defineTeamOperation({
  id: 'listApiKeys',
  ...TEAM_ROUTES.listApiKeys,
  permission: 'company.view',
  tag: 'api-keys',
  summary: 'See the API keys',
  description: 'Every key that works for the company, the newest first.',
  answer: allOf(
    entity('ListedApiKey', 'A key.', {
      ...fields,
      createdAt: timestamp({ description: 'When it was made.', example: AT }),
      lastUsedAt: nullable(
        timestamp({ description: 'When it was last used; null for never.', example: AT }),
      ),
      revokedAt: nullable(
        timestamp({ description: 'When it was revoked; null while it works.', example: AT }),
      ),
      companies: listOf(text({ description: 'Name of a company.', example: 'Heron Bay Boats' }), {
        description: 'The companies that it may work for, this one included.',
      }),
    }),
  ),
  answerDescription: 'All of them.',
  errors: [],
  examples: {
    till: {
      summary: 'The till',
      status: 200,
      answer: {
        data: [
          {
            id: KEY_ID,
            prefix: '5Jd3kLq0',
            description: DESCRIPTION,
            createdAt: AT,
            lastUsedAt: null,
            revokedAt: null,
            companies: ['Heron Bay Boats'],
          },
        ],
      },
    },
  },
});

export const createApiKey = defineTeamOperation({
  id: 'createApiKey',
  ...TEAM_ROUTES.createApiKey,
  permission: 'company.edit',
  tag: 'api-keys',
  summary: 'Make an API key',
  description: 'The key is shown this once. It acts with Administrator rights on all docks.',
  body: request('CreateApiKey', 'What it is for.', {
    description: filledText({ description: 'What it is for.', example: DESCRIPTION }, 100),
    companyIds: Type.Optional(
      Type.Array(id({ description: 'ID of a company.', example: HERON_BAY.id }), {
        description: 'The companies that it may work for, the primary one first; else this one.',
        minItems: 1,
        maxItems: 50,
        uniqueItems: true,
      }),
    ),
  }),
  answer: dataOf(
    entity('CreatedApiKey', 'The key.', {
      ...fields,
      key: text({ description: 'The key itself.', example: 'slpw_5Jd3kLq0_0A1b2C3d4E5f' }),
    }),
  ),
  answerDescription: 'The key, this once.',
  secretAnswer: true,
  errors: [422],
  examples: {
    till: {
      summary: 'The till',
      body: { description: DESCRIPTION, companyIds: [HERON_BAY.id] },
      status: 200,
      answer: {
        data: {
          id: KEY_ID,
          prefix: '5Jd3kLq0',
          description: DESCRIPTION,
          key: 'slpw_5Jd3kLq0_0A1b2C3d4E5f',
        },
      },
    },
  },
});

export const revokeApiKey = defineTeamOperation({
  id: 'revokeApiKey',
  ...TEAM_ROUTES.revokeApiKey,
  permission: 'company.edit',
  tag: 'api-keys',
  summary: 'Revoke an API key',
  description:
    'The key stops working within seconds, for good. Where whoever asks may not change keys, it goes on.',
  params: idParameter('API key', KEY_ID),
  answer: Done,
  answerDescription: 'Done.',
  errors: [404],
  examples: {
    till: {
      summary: 'The till',
      params: { id: KEY_ID },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});
