import { PARTNER_CODE } from '../partners/partners.ts';
import { isUsableDate } from '../time/local-date.ts';

interface FormParameter {
  /** What it does, after "the form". */
  meaning: string;
  /** Whether the form takes the value; it ignores any other. */
  accepts: (value: string) => boolean;
  /** What to write instead, as one sentence. */
  advice: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ID_ADVICE = 'Paste the ID that Show ID gives.';

const isId = (value: string) => ID.test(value);
const areIds = (value: string) => value.split(',').every((each) => isId(each.trim()));
const isCount = (value: string) => /^[1-9]\d{0,3}$/.test(value);

/** What a link to the booking form can say, in the order in which it is written. */
export const FORM_PARAMETERS = {
  lang: {
    meaning: 'opens in this language',
    accepts: (value) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value),
    advice: 'Use a language code, such as en or da.',
  },
  date: {
    meaning: 'opens on this date',
    accepts: isUsableDate,
    advice: 'Use a date, such as 2025-06-14.',
  },
  dock: { meaning: 'opens with this dock chosen', accepts: isId, advice: ID_ADVICE },
  model: { meaning: 'opens with this boat model chosen', accepts: isId, advice: ID_ADVICE },
  boats: {
    meaning: 'starts with this number of boats',
    accepts: isCount,
    advice: 'Use a whole number from 1.',
  },
  people: {
    meaning: 'starts with this number of people',
    accepts: isCount,
    advice: 'Use a whole number from 1.',
  },
  code: {
    meaning: 'fills in this discount code',
    accepts: (value) => /^\S+$/.test(value),
    advice: 'Leave out the spaces.',
  },
  codefield: {
    meaning: 'opens the field for a discount code',
    accepts: (value) => value === '1',
    advice: 'Use 1, or leave it out.',
  },
  signin: {
    meaning: 'offers signing in, or asks for it',
    accepts: (value) => value === 'show' || value === 'required',
    advice: 'Use show or required.',
  },
  partner: {
    meaning: 'marks the booking with this partner',
    accepts: (value) => PARTNER_CODE.test(value),
    advice: 'Use the code of the partner: lowercase letters, digits and hyphens, up to 24.',
  },
  docks: {
    meaning: 'offers these docks only',
    accepts: areIds,
    advice: `${ID_ADVICE} Put a comma between two.`,
  },
  models: {
    meaning: 'offers these boat models only',
    accepts: areIds,
    advice: `${ID_ADVICE} Put a comma between two.`,
  },
} as const satisfies Record<string, FormParameter>;

/** The name of a value in a link to the booking form. */
export type FormParameterName = keyof typeof FORM_PARAMETERS;

/** What is wrong with a value of a link; `null` when the form takes it. */
export function checkFormParameter(name: FormParameterName, value: string): string | null {
  const { accepts, advice } = FORM_PARAMETERS[name];
  return accepts(value) ? null : advice;
}

/** The link to a company's booking form with the values that are given and not empty. */
export function formLink(
  companySlug: string,
  values: Partial<Record<FormParameterName, string>>,
): string {
  const names = Object.keys(FORM_PARAMETERS) as FormParameterName[];
  const query = names
    .filter((name) => values[name])
    .map((name) => `${name}=${encodeURIComponent(values[name] ?? '').replaceAll('%2C', ',')}`);
  const address = `https://${companySlug}.slipway.example/book`;
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}
