import { readFileSync } from 'node:fs';
import { NAME_MAX_LENGTH } from '@slipway/contract';
import { LANGUAGES } from '@slipway/contract/languages';
import { parse, stringify } from 'yaml';
import { type Company, compileCompany } from '../../company/src/index.ts';
import { LONG_SLUG, RETURN_URL, SLUG, THANKS_SLUG } from './addresses.ts';

type Node = { [key: string]: unknown };

/**
 * Heron Bay Boats in every language, with one way of confirming for each pair of boat and dock, and with nothing that
 * depends on today: Plover 5 full payment, Osprey 10 down payment, Gannet 8 on approval at North
 * Pier and without payment at Mill Lock.
 */
export function formCompany(examples: URL): Promise<Company> {
  return heronBay(examples, SLUG, (form) => {
    delete form.returnUrl;
    form.languages = { default: 'en', offered: Object.keys(LANGUAGES) };
  });
}

/** The same with a Return URL, and in Norwegian, which starts from the Danish texts. */
export function thanksCompany(examples: URL): Promise<Company> {
  return heronBay(examples, THANKS_SLUG, (form) => {
    form.returnUrl = { en: RETURN_URL };
    form.languages = { default: 'en', offered: ['en', 'da', 'de', 'nb'], fallbacks: { nb: 'da' } };
  });
}

/** Names as long as a company may give them, of many words and of one that goes on and on. */
export function longCompany(examples: URL): Promise<Company> {
  return heronBay(examples, LONG_SLUG, (form, company) => {
    delete form.returnUrl;
    form.languages = { default: 'en', offered: ['en', 'da', 'de'] };
    company.name = long(company.name);
    const parts = ['docks', 'categories', 'boatModels', 'addOnCategories', 'addOns', 'waivers'];
    for (const part of parts.flatMap((name) => company[name] as Node[])) {
      part.name = long(part.name);
      delete part.translations;
    }
    for (const question of form.questions as Node[]) {
      question.question = long(question.question);
      if (question.choices) question.choices = (question.choices as string[]).map(long);
      delete question.translations;
    }
  });
}

function long(name: unknown): string {
  const words = `${name} of the Donaudampfschifffahrtsgesellschaftskapitän`;
  return `${words} and everybody who has ever sailed there`.slice(0, NAME_MAX_LENGTH);
}

async function heronBay(
  examples: URL,
  slug: string,
  change: (form: Node, company: Node) => void,
): Promise<Company> {
  const path = new URL('heronbay.yaml', examples);
  const company = parse(readFileSync(path, 'utf8')) as Node;
  dropIds(company);
  Object.assign(company, { slug, provider: 'demo' });
  for (const type of company.customerTypes as Node[]) {
    type.bookingRules = { ...(type.bookingRules as Node), longestLead: '730 days' };
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
  form.analytics = true;
  change(form, company);
  const compiled = await compileCompany(`${slug}.yaml`, stringify(company), async (name) => ({
    content: Uint8Array.from(readFileSync(new URL(name, path))),
  }));
  if (!compiled.ok) throw new Error(compiled.problems.join('\n'));
  return compiled.company;
}

function dropIds(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  delete (value as Node).id;
  for (const inner of Object.values(value)) dropIds(inner);
}
