import type { GrowingTexts } from '../texts.ts';

export const de: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
