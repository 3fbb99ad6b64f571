import type { Company } from '../company.ts';
import { compileCompany } from '../compile/compile-company.ts';
import type { ReadBeside } from '../compile/context.ts';
import { HERON_BAY_PDFS, HERON_BAY_YAML, KESTREL_QUAY_YAML } from './texts.generated.ts';

/** Heron Bay Boats, the company of the guides and of the API reference. */
export function loadHeronBay(): Promise<Company> {
  return load('heronbay.yaml', HERON_BAY_YAML);
}

/** Kestrel Quay, a company in another currency and time zone. */
export function loadKestrelQuay(): Promise<Company> {
  return load('kestrelquay.yaml', KESTREL_QUAY_YAML);
}

const readExample: ReadBeside = async (path) => {
  const base64 = HERON_BAY_PDFS[path];
  if (base64 === undefined) return { problem: 'is not among the examples' };
  return { content: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) };
};

async function load(fileName: string, text: string): Promise<Company> {
  const compiled = await compileCompany(fileName, text, readExample);
  if (!compiled.ok) throw new Error(compiled.problems.join('\n'));
  return compiled.company;
}
