import { type Field, type FieldText, problem, value } from '../field.ts';

/** One of several values, each with the label that the reader sees. */
export function choice<const Options extends Readonly<Record<string, string>>>(
  start: keyof Options & string,
  options: Options,
  text: FieldText,
): Field<keyof Options & string> {
  return {
    ...text,
    start,
    control: { type: 'select', options },
    read: (chosen) =>
      Object.hasOwn(options, chosen)
        ? value(chosen)
        : problem(`Choose one of: ${Object.values(options).join(', ')}.`),
  };
}

/** Yes or no. */
export function tick(start: boolean, text: FieldText): Field<boolean> {
  return {
    ...text,
    start: start ? 'yes' : 'no',
    control: { type: 'tick' },
    read: (chosen) => value(chosen === 'yes'),
  };
}
