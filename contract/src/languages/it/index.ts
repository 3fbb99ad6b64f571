import type { GrowingTexts } from '../texts.ts';

export const it: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
