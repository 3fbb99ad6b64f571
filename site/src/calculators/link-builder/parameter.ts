import { checkFormParameter, FORM_PARAMETERS, type FormParameterName } from '@slipway/engine';
import { type Field, type FieldText, problem, value } from '../frame/field.ts';

/** A value of the link, which may be left empty. */
export function parameter(
  name: FormParameterName,
  start: string,
  text: Omit<FieldText, 'label'>,
): Field<string> {
  return {
    hint: `The form ${FORM_PARAMETERS[name].meaning}.`,
    ...text,
    label: name,
    start,
    control: { type: 'line', inputMode: 'text' },
    read: (typed) => {
      const trimmed = typed.trim();
      const advice = trimmed === '' ? null : checkFormParameter(name, trimmed);
      return advice === null ? value(trimmed) : problem(advice);
    },
  };
}
