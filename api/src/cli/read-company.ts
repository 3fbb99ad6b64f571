import { dirname, join } from 'node:path';
import { type Company, compileCompany, type ReadBeside } from '@slipway/company';
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
  { readText, readBytes, complain }: Circumstances,
): Promise<Company | undefined> {
  const compiled = await compileCompany(
    path,
    await textOf(path, readText),
    besideOf(path, readBytes),
  );
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
    throw new StartError(`${path} ${reasonOf(error)}: name a file.`);
  }
}

/** Reads what a company file names, from the folder in which the file is. */
function besideOf(path: string, readBytes: Circumstances['readBytes']): ReadBeside {
  return async (name) => {
    try {
      return { content: await readBytes(join(dirname(path), name)) };
    } catch (error) {
      return { problem: reasonOf(error) };
    }
  };
}

function reasonOf(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `cannot be read (${code})`;
}
