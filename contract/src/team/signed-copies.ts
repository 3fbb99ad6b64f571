import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, id, text } from '../schema/fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const signatureId = id({ description: 'ID of the signature.', example: EXAMPLE_ID.newBooking });

export const getSignedCopy = defineTeamOperation({
  id: 'getSignedCopy',
  ...TEAM_ROUTES.getSignedCopy,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Download a signed waiver',
  description: 'The words that were signed, with name, moment and signature, as a PDF.',
  params: Type.Object({ id: signatureId }),
  answer: dataOf(
    entity('SignedCopy', 'A signed copy of a waiver.', {
      fileName: text({ description: 'What to call it.', example: 'R7K2QD-ines-okafor.pdf' }),
      contentType: text({ description: 'Its media type.', example: 'application/pdf' }),
      base64: text({ description: 'The file.', example: 'JVBERi0xLjQK' }),
    }),
  ),
  answerDescription: 'The file.',
  errors: [404],
  examples: {},
});
