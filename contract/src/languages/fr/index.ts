import type { GrowingTexts } from '../texts.ts';

export const fr: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
