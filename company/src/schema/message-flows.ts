import { FLOW_MESSAGES, FLOW_TIMES, TEXT_MESSAGES, valuesOf } from '@slipway/contract';
import Type from 'typebox';
import {
  choiceOf,
  count,
  emailAddress,
  id,
  name,
  optionalList,
  record,
  slug,
  text,
} from './fields.ts';
import { translations } from './translations.ts';

const time = (
  what: string,
  { byDefault, min, max }: (typeof FLOW_TIMES)[keyof typeof FLOW_TIMES],
) => Type.Optional(count(`${what} Left out: ${byDefault}.`, min, max));

const Note = record('A sentence of your own in an e-mail.', {
  text: text('The sentence.'),
  translations: translations({ text: Type.Optional(text('The sentence.')) }),
});

const notes = Object.fromEntries(
  valuesOf(FLOW_MESSAGES).map((message) => [message, Type.Optional(Note)]),
) as Record<keyof typeof FLOW_MESSAGES, Type.TOptional<typeof Note>>;

export const MessageFlow = record('The messages around a trip. Choose it in rental setups.', {
  id: Type.Optional(id),
  slug,
  name: name('Name for the staff.'),
  beforeTripHours: time(
    'Hours before pickup at which Before the trip goes out.',
    FLOW_TIMES.beforeTripHours,
  ),
  dayOfTripHours: time(
    'Hours before pickup at which Day of trip goes out.',
    FLOW_TIMES.dayOfTripHours,
  ),
  thankYouHours: time(
    'Hours after the return at which Thank-you goes out.',
    FLOW_TIMES.thankYouHours,
  ),
  comeBackWeeks: time(
    'Weeks after the return at which Come-back goes out.',
    FLOW_TIMES.comeBackWeeks,
  ),
  off: optionalList(choiceOf(FLOW_MESSAGES, 'An e-mail.'), 'E-mails that are not sent.'),
  notes: Type.Optional(record('Sentences of your own, by e-mail.', notes)),
  textMessages: optionalList(choiceOf(TEXT_MESSAGES, 'A text.'), 'Texts to phones that are sent.'),
  staffEmails: optionalList(
    emailAddress('An address.'),
    'Who on your team gets an e-mail about a new booking.',
  ),
});
