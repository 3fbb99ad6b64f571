import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { closestName } from '@slipway/contract';
import type { FieldProblem, Reading } from '../frame/field.ts';
import { adviceOn } from './parse-problems.ts';
import { MESSAGE_VARIABLES, type MessageVariable } from './variables.ts';

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
