import { PICNIC_BOX } from '../examples/extras.ts';
import { allOf, defineOperation } from '../operations/operation.ts';
import { AddOn } from './schema.ts';

export const listAddOns = defineOperation({
  id: 'listAddOns',
  method: 'get',
  path: '/v1/add-ons',
  tag: 'add-ons',
  summary: 'List add-ons',
  description:
    'Returns the extras that the company sells with a trip, in the order in which it shows them. Whether one can be ordered with a certain trip, a quote tells.',
  answer: allOf(AddOn),
  answerDescription: 'All add-ons.',
  errors: [],
  examples: {
    all: { summary: 'The add-ons of Heron Bay', status: 200, answer: { data: [PICNIC_BOX] } },
  },
});
