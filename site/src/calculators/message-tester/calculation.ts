import { type Answer, defineCalculation, type Refusal } from '../frame/calculation.ts';
import { choice, line, source, wholeNumber } from '../frame/fields.ts';
import { MESSAGE_VARIABLES, type MessageValues, readMessage, writeMessage } from './message.ts';

/** The languages that Slipway has full packs for. */
const LANGUAGES = {
  en: 'English',
  nl: 'Dutch',
  de: 'German',
  fr: 'French',
  da: 'Danish',
  es: 'Spanish',
  it: 'Italian',
  sv: 'Swedish',
} as const;

const COUNT = { min: 0, max: 1000 };
const VALUES = 'Values of the booking';
const LONG_NAME = 'Ines'.repeat(6);

const EXAMPLE = [
  '{boats, plural, one {Your boat is ready} other {Your # boats are ready}} at {dockName}',
  'on {pickupAt, date, full} at {pickupAt, time, short}.',
].join(' ');

/** A text in ICU message syntax, written out for several bookings at once. */
export default defineCalculation({
  id: 'message-tester',
  title: 'Try a text',
  fields: {
    message: source(EXAMPLE, { label: 'Text', group: 'The text', rows: 4 }),
    language: choice('en', LANGUAGES, { label: 'Language', group: VALUES }),
    givenName: line('Ines', { label: 'givenName', group: VALUES }),
    boats: wholeNumber(1, COUNT, { label: 'boats', group: VALUES }),
    passengers: wholeNumber(4, COUNT, { label: 'passengers', group: VALUES }),
  },
  calculate: ({ message, language, ...own }): Answer | Refusal => {
    if (message.trim() === '') {
      return { problems: { message: { message: 'Enter a text, such as Hello {givenName}.' } } };
    }
    const reading = readMessage(message);
    if (!reading.ok) return { problems: { message: reading.problem } };
    const written = (changes: Partial<MessageValues>) =>
      writeMessage(reading.value, messageValues({ ...own, ...changes }), language);
    const cases = [0, 1, 2, 5].map((count) => ({
      values: `boats ${count}, passengers ${count}`,
      text: written({ boats: count, passengers: count }),
    }));
    const longName = written({ givenName: LONG_NAME });
    if (longName !== written({})) {
      cases.push({ values: `givenName of ${LONG_NAME.length} letters`, text: longName });
    }
    return {
      summary: written({}),
      columns: ['Text with other values', 'Characters'],
      lines: cases.map(({ values, text }) => ({
        what: text,
        how: values,
        result: String([...text].length),
      })),
    };
  },
});

/** The values of the model booking, some of them changed. */
function messageValues(changes: Partial<MessageValues>): MessageValues {
  const values = Object.entries(MESSAGE_VARIABLES).map(([name, { value }]) => [name, value]);
  return { ...Object.fromEntries(values), ...changes };
}
