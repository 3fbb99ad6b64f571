import type { CompanyPages } from '@slipway/company';

/** How many boats the form says are left: only when they are few, and only if the company wants it. */
export function boatsLeft({ options }: Pick<CompanyPages, 'options'>, free: number): number | null {
  const { boatsLeftBelow } = options;
  return boatsLeftBelow !== null && free < boatsLeftBelow ? free : null;
}
