import { type Company, compileCompany } from '@slipway/company';
import { StartError } from '../start-error.ts';
import type { Circumstances } from './command.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
};

const MOST_PROBLEMS = 20;

/** Reads and checks a company file; what is wrong or should be looked at is complained about. */
export async function readCompany(
  path: string,
  { readText, complain }: Circumstances,
): Promise<Company | undefined> {
  const compiled = await compileCompany(path, await textOf(path, readText));
  if (compiled.ok) {
    for (const warning of compiled.warnings) complain(`Look at this: ${warning}`);
    return compiled.company;
  }
  for (const problem of compiled.problems.slice(0, MOST_PROBLEMS)) complain(problem);
  const rest = compiled.problems.length - MOST_PROBLEMS;
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
