import type { GrowingTexts } from '../texts.ts';

export const es: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
