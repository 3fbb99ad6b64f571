import { CompanyFile } from '../schema/company-file.ts';
import { checkShape } from './check-shape.ts';
import { CompanySource } from './company-source.ts';

/** The content of a company file, or what is wrong with it, a line for each mistake. */
export type ReadFile =
  | { ok: true; file: CompanyFile; source: CompanySource }
  | { ok: false; problems: string[] };

/** Reads the text of a company file and checks its form, not yet what its parts say of each other. */
export function readCompanyFile(fileName: string, text: string): ReadFile {
  const source = new CompanySource(fileName, text);
  const read = source.read();
  if (!read.ok) return read;
  const problems = checkShape(CompanyFile, read.content);
  if (problems.length > 0) return { ok: false, problems: source.describe(problems) };
  return { ok: true, file: read.content as CompanyFile, source };
}
