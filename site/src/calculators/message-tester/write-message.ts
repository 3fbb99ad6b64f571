import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { TIME_ZONE } from '../heron-bay.ts';
import type { MessageValues, MessageVariable } from './variables.ts';

type MomentStyle = 'short' | 'medium' | 'long' | 'full';

/** The text with its values filled in, in one language. It must have been checked. */
export function writeMessage(
  elements: readonly MessageFormatElement[],
  values: MessageValues,
  language: string,
): string {
  const given = (name: string) => values[name as MessageVariable];
  const numbers = new Intl.NumberFormat(language);

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
        const written = new Intl.DateTimeFormat(language, { ...shown, timeZone: TIME_ZONE });
        // Some versions of the calendar data put a narrow space before AM, others a plain one.
        return written.format(Number(given(part.value))).replaceAll('\u202f', ' ');
      }
      case TYPE.select: {
        const option = part.options[String(given(part.value))] ?? part.options.other;
        return write(option?.value ?? [], counted);
      }
      case TYPE.plural: {
        const exact = Number(given(part.value));
        const left = exact - part.offset;
        const rule = new Intl.PluralRules(language, { type: part.pluralType }).select(left);
        const option = part.options[`=${exact}`] ?? part.options[rule] ?? part.options.other;
        return write(option?.value ?? [], left);
      }
      default:
        return String(given(part.value));
    }
  }

  return write(elements, 0);
}
