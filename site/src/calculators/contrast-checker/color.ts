import { type Color, parseColor } from '@slipway/engine';
import { type Field, type FieldText, problem, value } from '../frame/field.ts';

/** A color as hex, typed so that it can be pasted from a style guide. */
export function color(start: string, text: FieldText): Field<Color> {
  return {
    ...text,
    start,
    control: { type: 'line', inputMode: 'text' },
    read: (typed) => {
      const read = parseColor(typed);
      return read ? value(read) : problem('Enter a color as hex, such as #0e4a5c.');
    },
  };
}
