import { type CompiledCompany, compileCompany } from '../company/records/compile-company.ts';
import { StartError } from '../start-error.ts';
import type { Circumstances } from './command.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
};

const MOST_PROBLEMS = 20;

/** Reads and checks a company file; what is wrong with it is complained about. */
export async function readCompany(
  path: string,
  { readText, complain }: Circumstances,
): Promise<Extract<CompiledCompany, { ok: true }>['records'] | undefined> {
  const company = await compileCompany(path, await textOf(path, readText));
  if (company.ok) return company.records;
  for (const problem of company.problems.slice(0, MOST_PROBLEMS)) complain(problem);
  const rest = company.problems.length - MOST_PROBLEMS;
  if (rest > 0) complain(`and ${rest} more`);
  return undefined;
}

async function textOf(path: string, readText: Circumstances['readText']): Promise<string> {
  try {
    return await readText(path);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(`${path} ${REASONS[code] ?? `cannot be read (${code})`}: name a file.`);
  }
}
