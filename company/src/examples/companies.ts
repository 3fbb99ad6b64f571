import type { Company } from '../company.ts';
import { compileCompany } from '../compile/compile-company.ts';
import { HERON_BAY_YAML, KESTREL_QUAY_YAML } from './texts.generated.ts';

/** Heron Bay Boats, the company of the guides and of the API reference. */
export function loadHeronBay(): Promise<Company> {
  return load('heronbay.yaml', HERON_BAY_YAML);
}

/** Kestrel Quay, a company in another currency and time zone. */
export function loadKestrelQuay(): Promise<Company> {
  return load('kestrelquay.yaml', KESTREL_QUAY_YAML);
}

async function load(fileName: string, text: string): Promise<Company> {
  const compiled = await compileCompany(fileName, text);
  if (!compiled.ok) throw new Error(compiled.problems.join('\n'));
  return compiled.company;
}
