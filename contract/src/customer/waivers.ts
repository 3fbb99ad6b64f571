import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { INES } from '../examples/people.ts';
import { NAME_MAX_LENGTH } from '../limits.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import {
  count,
  entity,
  filledText,
  flag,
  id,
  listOf,
  oneOf,
  request,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { ownReference } from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const WAIVER_SIGNER = {
  main_renter: 'Whoever has booked.',
  one_per_boat: 'One person of each boat.',
  every_passenger: 'Everybody on board.',
  anyone: 'Whoever wants to.',
} as const;

/** Room for a patient signature; a few strokes take a tenth. */
const SIGNATURE_MAX_LENGTH = 20_000;

export const PageWaiver = entity('PageWaiver', 'A document to be signed.', {
  id: id({ description: 'ID of the waiver.', example: EXAMPLE_ID.newBooking }),
  name: text({ description: 'Its name.', example: 'Safety on board' }),
  paragraphs: Type.Array(text({ description: 'A paragraph.', example: 'I can swim.' }), {
    description: 'The text, paragraph by paragraph.',
  }),
  signer: oneOf(WAIVER_SIGNER, { description: 'Who signs.', example: 'every_passenger' }),
  needed: count({ description: 'Signatures that are needed.', example: 4 }, { minimum: 0 }),
  signatures: listOf(
    entity('WaiverSignature', 'A signature.', {
      signerName: text({ description: 'Who has signed.', example: INES.fullName }),
      signedAt: timestamp({ description: 'When.', example: '2025-06-13T19:02:11.000Z' }),
    }),
    { description: 'Who has signed, the first first.' },
  ),
  signUrl: url({
    description: 'A link that opens this waiver alone, for the phone of somebody else.',
    example: 'https://heronbay.slipway.example/bookings/R7K2QD/sign/1#key=…',
  }),
});

const exampleWaiver = {
  id: EXAMPLE_ID.newBooking,
  name: 'Safety on board',
  paragraphs: ['I can swim.'],
  signer: 'every_passenger',
  needed: 4,
  signatures: [{ signerName: INES.fullName, signedAt: '2025-06-13T19:02:11.000Z' }],
  signUrl: `https://heronbay.slipway.example/bookings/R7K2QD/sign/${EXAMPLE_ID.newBooking}`,
};

export const listWaivers = defineOperation({
  id: 'listWaivers',
  ...CUSTOMER_ROUTES.listWaivers,
  tag: 'waivers',
  summary: 'See what is to be signed',
  description:
    'The waivers of a booking with their texts and signatures. A key that came with a QR code opens its waiver only.',
  query: ownReference,
  answer: allOf(PageWaiver),
  answerDescription: 'The waivers.',
  errors: [404, 422],
  examples: { one: { summary: 'One waiver', status: 200, answer: { data: [exampleWaiver] } } },
});

export const signWaiver = defineOperation({
  id: 'signWaiver',
  ...CUSTOMER_ROUTES.signWaiver,
  tag: 'waivers',
  summary: 'Sign a waiver',
  description: 'Stores a drawn signature with the name of the signer and the text that was shown.',
  query: ownReference,
  body: request('WaiverSign', 'A signature.', {
    waiverId: id({ description: 'ID of the waiver.', example: EXAMPLE_ID.newBooking }),
    signerName: filledText(
      { description: 'Who signs.', example: INES.fullName },
      NAME_MAX_LENGTH * 2,
    ),
    signature: text(
      {
        description: 'The strokes as SVG path data with whole numbers, at most 1000 wide and high.',
        example: 'M 10 20 L 40 60',
      },
      {
        minLength: 7,
        maxLength: SIGNATURE_MAX_LENGTH,
        pattern: '^(M \\d{1,4} \\d{1,4}( L \\d{1,4} \\d{1,4})+ ?)+$',
      },
    ),
    agreed: flag({ description: 'Whether the signer agrees; must be true.', example: true }),
  }),
  answer: dataOf(PageWaiver),
  answerDescription: 'The waiver with the signature.',
  errors: [404, 406, 422],
  examples: {
    signed: {
      summary: 'Signed',
      body: {
        waiverId: EXAMPLE_ID.newBooking,
        signerName: INES.fullName,
        signature: 'M 10 20 L 40 60',
        agreed: true,
      },
      status: 200,
      answer: { data: exampleWaiver },
    },
  },
});
