import type { GrowingTexts } from '../texts.ts';

export const nl: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
