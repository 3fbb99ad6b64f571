import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

export const SLUG = 'heronbay-form';

type Node = { [key: string]: unknown };

/**
 * Heron Bay Boats with one way of confirming for each pair of boat and dock, and with nothing that
 * depends on today: Plover 5 full payment, Osprey 10 down payment, Gannet 8 on approval at North
 * Pier and without payment at Mill Lock.
 */
export function companyFile(): string {
  const path = new URL('../../company/examples/heronbay.yaml', import.meta.url);
  const company = parse(readFileSync(path, 'utf8')) as Node;
  dropIds(company);
  Object.assign(company, { slug: SLUG, provider: 'demo' });
  for (const type of company.customerTypes as Node[]) {
    const { longestLead: _, ...rules } = (type.bookingRules ?? {}) as Node;
    type.bookingRules = rules;
  }
  const confirmations: Record<string, Node> = {
    'north-pier plover-5': { method: 'full_payment' },
    'north-pier gannet-8': { method: 'on_approval' },
    'mill-lock gannet-8': { method: 'no_payment' },
    'north-pier osprey-10': { method: 'down_payment', percentage: 30 },
  };
  for (const setup of company.rentalSetups as Node[]) {
    setup.confirmation = confirmations[`${setup.dock} ${setup.boatModel}`];
  }
  const form = company.bookingForm as Node;
  delete form.returnUrl;
  form.analytics = { measurementId: 'G-HERON0001' };
  return stringify(company);
}

function dropIds(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  delete (value as Node).id;
  for (const inner of Object.values(value)) dropIds(inner);
}
