import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { closestName } from '@slipway/contract';
import { formatLocale } from '@slipway/contract/languages';
import type { FieldProblem, Reading } from '../frame/calculation.ts';
import { at, LOCALE, TIME_ZONE } from '../heron-bay.ts';

/** What a text can hold, by kind, with the values of the model booking. */
export const MESSAGE_VARIABLES = {
  givenName: { kind: 'text', value: 'Ines' },
  reference: { kind: 'text', value: 'R7K2QD' },
  pickupAt: { kind: 'moment', value: at('2025-06-14', '10:00') },
  returnAt: { kind: 'moment', value: at('2025-06-14', '13:00') },
  dockName: { kind: 'text', value: 'North Pier' },
  boatModel: { kind: 'text', value: 'Plover 5' },
  boats: { kind: 'number', value: 1 },
  passengers: { kind: 'number', value: 4 },
  totalAmount: { kind: 'text', value: '€159.34' },
  openAmount: { kind: 'text', value: '€0.00' },
  bookingUrl: { kind: 'text', value: 'https://heronbay.slipway.example/bookings/R7K2QD' },
} as const;

/** The name of a value that a text can hold. */
type MessageVariable = keyof typeof MESSAGE_VARIABLES;

/** The values for one text. */
export type MessageValues = Record<MessageVariable, string | number>;

/** The styles of dates and times. */
const MOMENT_STYLES = ['short', 'medium', 'long', 'full'] as const;

/** Reads a text and checks that its values exist and are of the right kind. */
export function readMessage(source: string): Reading<MessageFormatElement[]> {
  try {
    const elements = parse(source, { captureLocation: true, ignoreTag: true });
    const problem = firstProblem(elements);
    return problem ? { ok: false, problem } : { ok: true, value: elements };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: placed(adviceOn(error.message), error as Placed) };
  }
}

interface Placed {
  location?: { start: { offset: number }; end: { offset: number } };
}

function placed(message: string, { location }: Placed): FieldProblem {
  if (!location) return { message };
  const { start, end } = location;
  return { message, offset: start.offset, length: end.offset - start.offset };
}

function firstProblem(elements: readonly MessageFormatElement[]): FieldProblem | undefined {
  for (const element of elements) {
    const message = messageAbout(element);
    if (message) return placed(message, element);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const inner = Object.values(element.options).map(({ value }) => firstProblem(value));
    const found = inner.find((problem) => problem !== undefined);
    if (found) return found;
  }
  return undefined;
}

/** What is wrong with one element, not looking into its options. */
function messageAbout(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return undefined;
  const name = element.value;
  if (!Object.hasOwn(MESSAGE_VARIABLES, name)) {
    const closest = closestName(name, Object.keys(MESSAGE_VARIABLES));
    return closest
      ? `There is no {${name}}. Did you mean {${closest}}?`
      : `There is no {${name}}. Use ${Object.keys(MESSAGE_VARIABLES).join(', ')}.`;
  }
  const { kind } = MESSAGE_VARIABLES[name as MessageVariable];
  const isMoment = element.type === TYPE.date || element.type === TYPE.time;
  if (kind === 'moment' && !isMoment) {
    return `Say how to write it: {${name}, date, long} or {${name}, time, short}.`;
  }
  if (isMoment && kind !== 'moment') return `{${name}} is no date or time.`;
  if (isMoment && element.style && !isMomentStyle(element.style)) {
    return `Use one of the styles ${MOMENT_STYLES.join(', ')}.`;
  }
  const wantsNumber = element.type === TYPE.plural || element.type === TYPE.number;
  if (wantsNumber && kind !== 'number') return `{${name}} is no number. Use boats or passengers.`;
  if (element.type === TYPE.number && element.style)
    return `Write {${name}, number} without a style.`;
  return undefined;
}

function isMomentStyle(style: unknown): boolean {
  return MOMENT_STYLES.some((known) => known === style);
}

const BRACE = "Close every '{' with a '}'.";
const OPTIONS = 'After the comma comes at least one option, such as other {text}.';
const OPTION_TEXT = 'Put the text of each option in braces: other {text}.';

/** What to do about what the parser found, by the parser's own name for it. */
const ADVICE: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: BRACE,
  EMPTY_ARGUMENT: 'Write a name between the braces, such as {givenName}.',
  MALFORMED_ARGUMENT: 'Write a name between the braces, such as {givenName}.',
  EXPECT_ARGUMENT_TYPE: 'After the comma comes plural, select, date, time or number.',
  INVALID_ARGUMENT_TYPE: 'Use plural, select, date, time or number.',
  EXPECT_ARGUMENT_STYLE: 'After the comma comes a style: short, medium, long or full.',
  EXPECT_SELECT_ARGUMENT_OPTIONS: OPTIONS,
  EXPECT_SELECT_ARGUMENT_SELECTOR: OPTIONS,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: OPTIONS,
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'Use =0, =1, one, few, many or other.',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: OPTION_TEXT,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: OPTION_TEXT,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'Write each option once.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'Write each option once.',
  MISSING_OTHER_CLAUSE: "Add 'other {text}': it counts when no other option does.",
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "Close the quote, or write '' for an apostrophe.",
};

/** The sentence for what the parser found. */
function adviceOn(found: string): string {
  return ADVICE[found] ?? 'This part cannot be read. Check its braces and commas.';
}

type MomentStyle = 'short' | 'medium' | 'long' | 'full';

/** The text as a customer of Heron Bay reads it in a language. It must have been checked. */
export function writeMessage(
  elements: readonly MessageFormatElement[],
  values: MessageValues,
  language: string,
): string {
  const given = (name: string) => values[name as MessageVariable];
  const locale = formatLocale(language, LOCALE);
  const numbers = new Intl.NumberFormat(locale);

  function write(parts: readonly MessageFormatElement[], counted: number): string {
    return parts.map((part) => writePart(part, counted)).join('');
  }

  /** `counted` is what a `#` stands for. */
  function writePart(part: MessageFormatElement, counted: number): string {
    switch (part.type) {
      case TYPE.literal:
        return part.value;
      case TYPE.pound:
        return numbers.format(counted);
      case TYPE.number:
        return numbers.format(Number(given(part.value)));
      case TYPE.date:
      case TYPE.time: {
        const style = (part.style ?? 'medium') as MomentStyle;
        const shown = part.type === TYPE.date ? { dateStyle: style } : { timeStyle: style };
        const written = new Intl.DateTimeFormat(locale, { ...shown, timeZone: TIME_ZONE });
        return written.format(Number(given(part.value)));
      }
      case TYPE.select: {
        const option = part.options[String(given(part.value))] ?? part.options.other;
        return write(option?.value ?? [], counted);
      }
      case TYPE.plural: {
        const exact = Number(given(part.value));
        const left = exact - part.offset;
        const rule = new Intl.PluralRules(locale, { type: part.pluralType }).select(left);
        const option = part.options[`=${exact}`] ?? part.options[rule] ?? part.options.other;
        return write(option?.value ?? [], left);
      }
      default:
        return String(given(part.value));
    }
  }

  return write(elements, 0);
}
