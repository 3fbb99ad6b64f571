import { readFile } from 'node:fs/promises';

/** The TypeScript examples of the README, in their order, as one program. */
export async function readmeProgram(): Promise<string> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code).join('\n');
}

/** What the README says that its examples print, from comments that begin with an arrow. */
export function promisedLines(program: string): string[] {
  return [...program.matchAll(/\/\/ → (.+)$/gm)].map(([, line]) => line ?? '');
}
