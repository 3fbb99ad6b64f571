import { EXAMPLE_ID } from './ids.ts';

export const HERON_BAY = {
  id: EXAMPLE_ID.heronBay,
  name: 'Heron Bay Boats',
  slug: 'heronbay',
} as const;

export const KESTREL_QUAY = {
  id: EXAMPLE_ID.kestrelQuay,
  name: 'Kestrel Quay',
  slug: 'kestrelquay',
} as const;

export const STANDARD_TAX = {
  id: EXAMPLE_ID.standardTax,
  name: 'Standard rate',
  percentage: 20,
  readOnly: true,
} as const;

export const NO_TAX = {
  id: EXAMPLE_ID.noTax,
  name: 'No tax',
  percentage: 0,
  readOnly: true,
} as const;
