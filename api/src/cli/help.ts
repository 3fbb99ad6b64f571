import type { Command } from './command.ts';

/** How a person calls the command line. */
export const PROGRAM = 'npm run slipway --';

const GAP = '   ';

/** Help on one command. */
export function helpOn(command: Command): string {
  const { options, summary } = command;
  const lines = [summary, '', `  ${PROGRAM} ${usageOf(command)}`];
  if (options.length === 0) return lines.join('\n');
  const rows = options.map(({ name, value, summary }) => [`--${name} ${value}`, summary]);
  return [...lines, '', ...inColumns(rows).map((line) => `  ${line}`)].join('\n');
}

/** Help on all of several commands. */
export function helpOnAll(commands: readonly Command[]): string {
  const rows = commands.map((command) => [usageOf(command), command.summary]);
  return [
    `Usage: ${PROGRAM} COMMAND`,
    '',
    ...inColumns(rows).map((line) => `  ${line}`),
    '',
    'The database is the embedded one in DATA_DIR (./data), or PostgreSQL at DATABASE_URL.',
    `Help on one command: ${PROGRAM} COMMAND --help`,
  ].join('\n');
}

function usageOf({ name, words, options }: Command): string {
  const required = options.filter(({ required }) => required);
  return [...name, ...words, ...required.map(({ name, value }) => `--${name} ${value}`)].join(' ');
}

/** Rows of texts as lines in which the columns stand below each other. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}
