import { type Field, type FieldText, problem, value } from '../frame/field.ts';

const LIST = /^\d+(\.\d+)?(\s*,\s*\d+(\.\d+)?)*$/;

/** Lengths in hours with commas between them, read as minutes. */
export function hoursList(start: string, text: FieldText): Field<number[]> {
  return {
    ...text,
    start,
    control: { type: 'line', inputMode: 'text' },
    read: (typed) => {
      const trimmed = typed.trim();
      if (!LIST.test(trimmed)) return problem('Enter hours with commas between them: 2, 3, 4.');
      const minutes = trimmed.split(',').map((hours) => Number(hours) * 60);
      return minutes.every(Number.isInteger)
        ? value(minutes)
        : problem('Enter lengths in whole minutes, such as 1.5 hours.');
    },
  };
}
