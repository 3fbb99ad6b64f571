import type { GrowingTexts } from '../texts.ts';

export const da: GrowingTexts = {
  common: {},
  form: {},
  booking: {},
  payment: {},
  waiver: {},
  errors: {},
};
