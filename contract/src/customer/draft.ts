import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import {
  baseFields,
  boatsLimits,
  boatsWords,
  couponCode,
  passengersLimits,
  passengersWords,
} from '../bookings/fields.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { Booking } from '../bookings/schema.ts';
import { ERROR_TEXT } from '../errors/texts.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { INES } from '../examples/people.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import {
  count,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  request,
  sentCents,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import { mergeFieldErrors } from '../validation/field-errors.ts';
import {
  Done,
  detailFields,
  EXAMPLE_TRIP,
  emailAddress,
  language,
  phoneNumber,
  tripFields,
} from './fields.ts';
import { EXAMPLE_MONEY, TripMoney } from './money.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const NEXT_STEP = {
  confirmed: 'The booking is confirmed.',
  requested: 'The company has the request and decides.',
  pay: 'The customer goes to the payment page.',
} as const;

const ANSWER_MAX_LENGTH = 2000;

/** An answer to a question, as text: yes and no as `yes` and `no`, a number in digits. */
export const QuestionAnswer = Type.Object(
  {
    questionId: id({ description: 'ID of the question.', example: EXAMPLE_ID.newBooking }),
    answer: text(
      { description: 'The answer; empty removes it.', example: 'no' },
      { maxLength: ANSWER_MAX_LENGTH },
    ),
  },
  { title: 'QuestionAnswer', description: 'An answer.', additionalProperties: false },
);

export const answers = Type.Array(QuestionAnswer, {
  description: 'Answers to the questions of the form.',
  maxItems: 100,
});

const EXAMPLE_KEY = '3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU';

const key = text({
  description: 'The key of the booking: whoever has it may see and change the booking.',
  example: EXAMPLE_KEY,
});

export const Draft = entity('Draft', 'A booking that is being made; it holds its boats.', {
  reference: Booking.properties.reference,
  status: Booking.properties.status,
  secondsLeft: count(
    { description: 'Seconds until the hold ends; 0 when it has ended.', example: 1200 },
    { minimum: 0 },
  ),
  expiresAt: nullable(
    timestamp({ description: 'When the hold ends.', example: '2025-06-14T08:10:00.000Z' }),
  ),
  ...baseFields,
  boats: count(boatsWords, boatsLimits),
  passengers: count(passengersWords, passengersLimits),
  addOns: orderedAddOns,
  couponCode: nullable(couponCode),
  partnerCode: nullable(partnerCode),
  details: Type.Union(
    [
      group(
        { description: 'Who books.' },
        {
          givenName: text({ description: 'Given name.', example: INES.givenName }),
          familyName: text({ description: 'Family name.', example: INES.familyName }),
          emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
          phoneNumber,
          language,
        },
      ),
      Type.Null(),
    ],
    { description: 'Null until the details are saved.' },
  ),
  answers: listOf(QuestionAnswer, { description: 'The answers so far.' }),
  money: TripMoney,
});

const exampleDraft = {
  reference: 'R7K2QD',
  status: 'draft',
  secondsLeft: 1200,
  expiresAt: '2025-06-14T08:10:00.000Z',
  ...EXAMPLE_TRIP,
  addOns: [],
  couponCode: null,
  partnerCode: null,
  details: null,
  answers: [],
  money: EXAMPLE_MONEY,
};

const expectedTotal = sentCents({
  description: 'The total that the page shows, in cents. If it is another one, nothing is done.',
  example: 13622,
});

const ended = {
  summary: 'The hold has ended',
  status: 406,
  answer: { error: ERROR_TEXT.holdEnded },
} as const;

export const createDraft = defineOperation({
  id: 'createDraft',
  ...CUSTOMER_ROUTES.createDraft,
  tag: 'drafts',
  summary: 'Hold the boats',
  description:
    'Makes a draft when the customer reaches the details: the boats, the price and the code are held for as long as the company says. The answer holds the key of the booking, once.',
  body: request('DraftCreate', 'A trip to be held.', {
    ...tripFields,
    addOns: Type.Optional(orderedAddOns),
    couponCode: Type.Optional(couponCode),
    language: Type.Optional(language),
    expectedTotal: Type.Optional(expectedTotal),
  }),
  rule: (
    draft: Parameters<typeof returnNotBeforePickup>[0] & Parameters<typeof eachAddOnOnce>[0],
  ) => mergeFieldErrors(returnNotBeforePickup(draft), eachAddOnOnce(draft)),
  answer: dataOf(entity('NewDraft', 'A draft with its key.', { ...Draft.properties, key })),
  answerDescription: 'The draft and its key.',
  secretAnswer: true,
  errors: [406, 422],
  examples: {
    threeHours: {
      summary: 'Three hours in a Plover 5',
      body: EXAMPLE_TRIP,
      status: 200,
      answer: { data: { ...exampleDraft, key: EXAMPLE_KEY } },
    },
    taken: {
      summary: 'Somebody was faster',
      body: { ...EXAMPLE_TRIP, boats: 2 },
      status: 406,
      answer: { error: ERROR_TEXT.noAvailability },
    },
  },
});

export const getDraft = defineOperation({
  id: 'getDraft',
  ...CUSTOMER_ROUTES.getDraft,
  tag: 'drafts',
  summary: 'Go on with a draft',
  description:
    'The draft of the key, also after its hold has ended or it became a booking: see `status`.',
  answer: dataOf(Draft),
  answerDescription: 'The draft.',
  errors: [],
  examples: {
    held: { summary: 'A draft', status: 200, answer: { data: exampleDraft } },
  },
});

export const updateDraft = defineOperation({
  id: 'updateDraft',
  ...CUSTOMER_ROUTES.updateDraft,
  tag: 'drafts',
  summary: 'Change the trip of a draft',
  description:
    'Changes the fields that are sent, by the rules that making the draft uses. The hold goes on as it was.',
  body: request('DraftUpdate', 'What to change.', {
    dockId: Type.Optional(baseFields.dockId),
    boatModelId: Type.Optional(baseFields.boatModelId),
    pickup: Type.Optional(baseFields.pickup),
    return: Type.Optional(baseFields.return),
    boats: Type.Optional(count(boatsWords, boatsLimits)),
    passengers: Type.Optional(count(passengersWords, passengersLimits)),
    addOns: Type.Optional(orderedAddOns),
    couponCode: Type.Optional(nullable(couponCode)),
  }),
  rule: eachAddOnOnce,
  answer: dataOf(Draft),
  answerDescription: 'The draft after the change.',
  errors: [406, 422],
  examples: {
    morePeople: {
      summary: 'One more person',
      body: { passengers: 5 },
      status: 200,
      answer: { data: { ...exampleDraft, passengers: 5 } },
    },
    ended: { ...ended, body: { passengers: 5 } },
  },
});

export const saveDetails = defineOperation({
  id: 'saveDetails',
  ...CUSTOMER_ROUTES.saveDetails,
  tag: 'drafts',
  summary: 'Say who books',
  description:
    'Stores names, e-mail address, phone number, language and answers. With `createAccount`, a mail with a link to choose a password is sent, whether the address is new or not, at most once an hour.',
  body: request('DraftDetails', 'Who books.', {
    ...detailFields,
    emailAddress,
    language: Type.Optional(language),
    answers: Type.Optional(answers),
    sensitiveConsent: Type.Optional(
      flag({
        description: 'Whether the customer agrees that sensitive answers are stored.',
        example: true,
      }),
    ),
    createAccount: Type.Optional(
      flag({ description: 'Whether to send a link that makes an account.', example: false }),
    ),
  }),
  answer: dataOf(Draft),
  answerDescription: 'The draft with the details.',
  errors: [406, 422],
  examples: {
    ines: {
      summary: 'Ines',
      body: {
        givenName: INES.givenName,
        familyName: INES.familyName,
        emailAddress: INES.emailAddress,
        phoneNumber: INES.phoneNumber,
        language: 'en',
      },
      status: 200,
      answer: {
        data: {
          ...exampleDraft,
          details: {
            givenName: INES.givenName,
            familyName: INES.familyName,
            emailAddress: INES.emailAddress,
            phoneNumber: INES.phoneNumber,
            language: 'en',
          },
        },
      },
    },
  },
});

export const finishDraft = defineOperation({
  id: 'finishDraft',
  ...CUSTOMER_ROUTES.finishDraft,
  tag: 'drafts',
  summary: 'Book',
  description:
    'Confirms the booking, sends the request, or begins the payment, as the company has set it up.',
  body: request('DraftFinish', 'What the customer has agreed to.', { expectedTotal }),
  answer: dataOf(
    entity('FinishedDraft', 'What comes next.', {
      next: oneOf(NEXT_STEP, { description: 'What comes next.', example: 'pay' }),
      reference: Booking.properties.reference,
      paymentId: nullable(
        id({ description: 'ID of the payment, when there is one.', example: EXAMPLE_ID.payment }),
      ),
      redirectUrl: nullable(
        url({
          description:
            'Where the page sends the customer: to the payment, or to the return URL of the company; null to stay.',
          example: `https://heronbay.slipway.example/pay/demo/${EXAMPLE_ID.payment}`,
        }),
      ),
    }),
  ),
  answerDescription: 'What comes next.',
  errors: [406, 422],
  examples: {
    pay: {
      summary: 'The payment begins',
      body: { expectedTotal: 13622 },
      status: 200,
      answer: {
        data: {
          next: 'pay',
          reference: 'R7K2QD',
          paymentId: EXAMPLE_ID.payment,
          redirectUrl: `https://heronbay.slipway.example/pay/demo/${EXAMPLE_ID.payment}`,
        },
      },
    },
    otherPrice: {
      summary: 'The price is another one',
      body: { expectedTotal: 1 },
      status: 406,
      answer: { error: ERROR_TEXT.priceChanged },
    },
  },
});

export const leaveDraft = defineOperation({
  id: 'leaveDraft',
  ...CUSTOMER_ROUTES.leaveDraft,
  tag: 'drafts',
  summary: 'Give the boats back',
  description:
    'Ends the hold of a draft at once. Does nothing to a booking that is no draft any more.',
  answer: Done,
  answerDescription: 'Done.',
  errors: [],
  examples: { left: { summary: 'Left', status: 200, answer: { data: { done: true } } } },
});
