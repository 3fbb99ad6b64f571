import { HERON_BAY, NORTH_PIER, PLOVER_5 } from '@slipway/contract';
import {
  checkFormParameter,
  FORM_PARAMETERS,
  type FormParameterName,
  formLink,
} from '@slipway/engine';
import {
  type Answer,
  defineCalculation,
  type Field,
  type FieldText,
  problem,
  type Refusal,
  value,
} from '../frame/calculation.ts';
import { choice, line, tick } from '../frame/fields.ts';

/** The answer with the link itself. */
export interface LinkAnswer extends Answer {
  link: string;
}

const SLUG = /^[a-z0-9-]+$/;
const OPENS_WITH = 'What the form opens with';
const OFFERS = 'What it offers';

/** A link to the booking form with the values that the reader gives. */
export default defineCalculation({
  id: 'link-builder',
  title: 'Build a link to the form',
  shareAs: 'Share these settings',
  fields: {
    company: line(HERON_BAY.slug, {
      label: 'Company',
      hint: 'The part before .slipway.example.',
      group: OPENS_WITH,
    }),
    lang: parameter('lang', '', { group: OPENS_WITH }),
    date: parameter('date', '2025-06-14', { group: OPENS_WITH }),
    people: parameter('people', '4', { group: OPENS_WITH }),
    boats: parameter('boats', '', { group: OPENS_WITH }),
    code: parameter('code', 'WELCOME5', { group: OPENS_WITH }),
    dock: parameter('dock', NORTH_PIER.id, { group: OPENS_WITH, wide: true }),
    model: parameter('model', PLOVER_5.id, { group: OPENS_WITH, wide: true }),
    signin: choice(
      'off',
      { off: 'leave out', show: 'show', required: 'required' },
      { label: 'signin', hint: 'The form offers signing in, or asks for it.', group: OFFERS },
    ),
    partner: parameter('partner', '', { group: OFFERS }),
    codefield: tick(false, {
      label: 'codefield',
      hint: `The form ${FORM_PARAMETERS.codefield.meaning}.`,
      group: OFFERS,
    }),
    docks: parameter('docks', '', { group: OFFERS, wide: true }),
    models: parameter('models', '', { group: OFFERS, wide: true }),
  },
  calculate: ({ company, signin, codefield, ...texts }): LinkAnswer | Refusal => {
    if (!SLUG.test(company)) {
      const message = `Use the part before .slipway.example, such as ${HERON_BAY.slug}.`;
      return { problems: { company: { message } } };
    }
    const values: Partial<Record<FormParameterName, string>> = {
      ...texts,
      signin: signin === 'off' ? '' : signin,
      codefield: codefield ? '1' : '',
    };
    const names = Object.keys(FORM_PARAMETERS) as FormParameterName[];
    const given = names.filter((name) => values[name]);
    return {
      summary: `The link says ${given.length === 0 ? 'nothing more' : given.join(', ')}.`,
      columns: ['Parameter', 'Value'],
      lines: given.map((name) => ({
        what: name,
        how: `The form ${FORM_PARAMETERS[name].meaning}.`,
        result: shortened(values[name] ?? ''),
      })),
      link: formLink(company, values),
    };
  },
});

/** IDs are too long for a table: `1d46b094…`. */
function shortened(value: string): string {
  return value.length > 16 ? `${value.slice(0, 8)}…` : value;
}

/** A value of the link, which may be left empty. */
function parameter(
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
