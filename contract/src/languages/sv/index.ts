import type { GrowingTexts } from '../texts.ts';

export const sv: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
