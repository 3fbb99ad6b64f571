import Type from 'typebox';
import { WAIVER_SIGNER } from '../enums.ts';
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
  nullable,
  oneOf,
  request,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { ownReference } from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

/** Room for a patient signature; a few strokes take a tenth. */
export const SIGNATURE_MAX_LENGTH = 20_000;

/** A drawn signature lies in a box of this many points. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;

const waiverId = id({ description: 'ID of the waiver.', example: EXAMPLE_ID.newBooking });

export const PageWaiver = entity('PageWaiver', 'A document to be signed.', {
  id: waiverId,
  name: text({ description: 'Its name.', example: 'Boat rules and liability' }),
  version: text({
    description: 'Tells the texts of a waiver apart; a signature is for the one that was shown.',
    example: '5c1f09aa',
  }),
  paragraphs: Type.Array(text({ description: 'A paragraph.', example: 'I can swim.' }), {
    description:
      'The text with the fields of the booking filled in, paragraph by paragraph; empty when it is a PDF.',
  }),
  pdf: Type.Union(
    [
      entity('WaiverPdf', 'A document that is a PDF.', {
        sha256: text({
          description: 'SHA-256 of the file, in hexadecimal.',
          example: '9f2b5d1c7e08a46b3fd1c2590e7a8b64d05f3c1e92b7a6584c30de1f7b92a8c5',
        }),
        size: count({ description: 'Its bytes.', example: 48_120 }),
      }),
      Type.Null(),
    ],
    { description: 'The file in place of the text; null when there is a text.' },
  ),
  signer: oneOf(WAIVER_SIGNER, { description: 'Who signs.', example: 'every_passenger' }),
  required: flag({
    description: 'Whether no boat leaves without the signatures.',
    example: false,
  }),
  needed: nullable(
    count({
      description: 'Signatures that are needed; null when they are not counted.',
      example: 4,
    }),
  ),
  signed: count({
    description:
      'How many have signed, also for a customer who had the booking before and whose people are not named to the present one.',
    example: 1,
  }),
  signatures: listOf(
    entity('WaiverSignature', 'A signature.', {
      id: id({ description: 'ID of the signature.', example: EXAMPLE_ID.modelBooking }),
      signerName: text({ description: 'Who has signed.', example: INES.fullName }),
      signedAt: timestamp({ description: 'When.', example: '2025-06-13T19:02:11.000Z' }),
    }),
    { description: 'Who has signed, the first first.' },
  ),
});

const exampleWaiver = {
  id: EXAMPLE_ID.newBooking,
  name: 'Boat rules and liability',
  version: '5c1f09aa',
  paragraphs: ['I can swim.'],
  pdf: null,
  signer: 'every_passenger',
  required: false,
  needed: 4,
  signed: 1,
  signatures: [
    {
      id: EXAMPLE_ID.modelBooking,
      signerName: INES.fullName,
      signedAt: '2025-06-13T19:02:11.000Z',
    },
  ],
};

export const listWaivers = defineOperation({
  id: 'listWaivers',
  ...CUSTOMER_ROUTES.listWaivers,
  tag: 'waivers',
  summary: 'See what is to be signed',
  description:
    'The waivers of a booking with their texts and signatures, in the language of the page where there is one. A key that came with a QR code shows its waiver only.',
  query: ownReference,
  answer: allOf(PageWaiver),
  answerDescription: 'The waivers.',
  errors: [404, 422],
  examples: { one: { summary: 'One waiver', status: 200, answer: { data: [exampleWaiver] } } },
});

const { version } = PageWaiver.properties;

/** Which file is meant: the one of the version that is shown. */
export const waiverFileQuery = { waiverId, version };

export const WaiverFile = entity('WaiverFile', 'A waiver as a file.', {
  fileName: text({ description: 'What to call it.', example: 'cruiser-contract.pdf' }),
  contentType: text({ description: 'Its media type.', example: 'application/pdf' }),
  base64: text({ description: 'The file.', example: 'JVBERi0xLjQK' }),
});

export const getWaiverFile = defineOperation({
  id: 'getWaiverFile',
  ...CUSTOMER_ROUTES.getWaiverFile,
  tag: 'waivers',
  summary: 'Read a waiver that is a PDF',
  description:
    'The file of a waiver, for whoever may sign it. It is data and never a page of this address.',
  query: Type.Object({ ...ownReference.properties, ...waiverFileQuery }),
  answer: dataOf(WaiverFile),
  answerDescription: 'The file.',
  errors: [404, 406, 422],
  examples: {
    file: {
      summary: 'A PDF',
      status: 200,
      answer: {
        data: {
          fileName: 'cruiser-contract.pdf',
          contentType: 'application/pdf',
          base64: 'JVBERi0xLjQK',
        },
      },
    },
  },
});

export const signWaiver = defineOperation({
  id: 'signWaiver',
  ...CUSTOMER_ROUTES.signWaiver,
  tag: 'waivers',
  summary: 'Sign a waiver',
  description:
    'Stores a signature, drawn or typed, with the name of the signer and the words that were shown.',
  query: ownReference,
  body: request('WaiverSign', 'A signature.', {
    waiverId,
    version,
    signerName: filledText(
      { description: 'Who signs.', example: INES.fullName },
      NAME_MAX_LENGTH * 2,
    ),
    signature: nullable(
      text(
        {
          description: `The strokes as SVG path data with whole numbers in a box of ${SIGNATURE_BOX.width} × ${SIGNATURE_BOX.height}; null when the typed name is the signature.`,
          example: 'M 10 20 L 40 60',
        },
        {
          minLength: 7,
          maxLength: SIGNATURE_MAX_LENGTH,
          pattern: '^M \\d{1,3} \\d{1,3}(?: [ML] \\d{1,3} \\d{1,3})*$',
        },
      ),
    ),
    agreed: Type.Literal(true, { description: 'The signer agrees.', examples: [true] }),
  }),
  answer: dataOf(PageWaiver),
  answerDescription: 'The waiver with the signature.',
  errors: [404, 406, 422],
  examples: {
    signed: {
      summary: 'Signed',
      body: {
        waiverId: EXAMPLE_ID.newBooking,
        version: '5c1f09aa',
        signerName: INES.fullName,
        signature: 'M 10 20 L 40 60',
        agreed: true,
      },
      status: 200,
      answer: { data: exampleWaiver },
    },
  },
});

export const shareWaiver = defineOperation({
  id: 'shareWaiver',
  ...CUSTOMER_ROUTES.shareWaiver,
  secretAnswer: true,
  tag: 'waivers',
  summary: 'Let somebody sign on another phone',
  description: 'Makes a link that opens this waiver and nothing else of the booking.',
  query: ownReference,
  body: request('WaiverShare', 'Which waiver.', { waiverId }),
  answer: dataOf(
    entity('WaiverLink', 'A link for another phone.', {
      url: url({
        description: 'The link, to be shown as a QR code or shared.',
        example:
          'https://heronbay.slipway.example/bookings/R7K2QD/sign#key=3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU',
      }),
    }),
  ),
  answerDescription: 'The link.',
  errors: [404, 422],
  examples: {
    link: {
      summary: 'A link',
      body: { waiverId: EXAMPLE_ID.newBooking },
      status: 200,
      answer: {
        data: {
          url: 'https://heronbay.slipway.example/bookings/R7K2QD/sign#key=3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU',
        },
      },
    },
  },
});
