import { GANNET_8, OSPREY_10, PLOVER_5 } from '../examples/inventory.ts';
import { idParameter, unknownIdExchange } from '../operations/by-id.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import { BoatModel } from './schema.ts';

export const listBoatModels = defineOperation({
  id: 'listBoatModels',
  method: 'get',
  path: '/v1/boat-models',
  tag: 'boat-models',
  summary: 'List all boat models',
  description: 'Returns every boat model of the company in one list, without pages.',
  answer: allOf(BoatModel),
  answerDescription: 'All boat models.',
  errors: [],
  examples: {
    threeModels: {
      summary: 'The three models of Heron Bay Boats',
      status: 200,
      answer: { data: [PLOVER_5, GANNET_8, OSPREY_10] },
    },
  },
});

export const getBoatModel = defineOperation({
  id: 'getBoatModel',
  method: 'get',
  path: '/v1/boat-models/{id}',
  tag: 'boat-models',
  summary: 'Show a boat model',
  description: 'Returns one boat model with its capacity, its texts and its pictures.',
  params: idParameter('boat model', PLOVER_5.id),
  answer: dataOf(BoatModel),
  answerDescription: 'The boat model.',
  errors: [404],
  examples: {
    plover5: {
      summary: 'Plover 5',
      params: { id: PLOVER_5.id },
      status: 200,
      answer: { data: PLOVER_5 },
    },
    unknownId: unknownIdExchange('boat model'),
  },
});
