import { MILL_LOCK, NORTH_PIER } from '../examples/inventory.ts';
import { idParameter, unknownIdExchange } from '../operations/by-id.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import { Dock } from './schema.ts';

export const listDocks = defineOperation({
  id: 'listDocks',
  method: 'get',
  path: '/v1/docks',
  tag: 'docks',
  summary: 'List all docks',
  description: 'Returns every dock of the company in one list, without pages.',
  answer: allOf(Dock),
  answerDescription: 'All docks.',
  errors: [],
  examples: {
    twoDocks: {
      summary: 'The two docks of Heron Bay Boats',
      status: 200,
      answer: { data: [NORTH_PIER, MILL_LOCK] },
    },
  },
});

export const getDock = defineOperation({
  id: 'getDock',
  method: 'get',
  path: '/v1/docks/{id}',
  tag: 'docks',
  summary: 'Show a dock',
  description: 'Returns one dock with its address, its time zone and its pictures.',
  params: idParameter('dock', NORTH_PIER.id),
  answer: dataOf(Dock),
  answerDescription: 'The dock.',
  errors: [404],
  examples: {
    northPier: {
      summary: 'North Pier',
      params: { id: NORTH_PIER.id },
      status: 200,
      answer: { data: NORTH_PIER },
    },
    unknownId: unknownIdExchange('dock'),
  },
});
