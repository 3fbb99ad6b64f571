import { parseArgs } from 'node:util';
import { closestName } from '@slipway/contract';
import type { Arguments, Command, CommandOption } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Reads what follows the name of a command, or throws a sentence about what is wrong. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      command.options.map(({ name }) => [name, { type: 'string', multiple: true } as const]),
    ),
  });
  for (const token of tokens) {
    if (token.kind === 'option') checkOption(command.options, token.rawName, token.name);
  }
  const options = Object.entries(values).map(([name, given]) => [name, given as string[]]);
  checkValues(command.options, Object.fromEntries(options));
  checkWords(command, positionals);
  return { words: positionals, options: Object.fromEntries(options) };
}

function checkOption(known: readonly CommandOption[], rawName: string, name: string): void {
  const names = known.map((option) => option.name);
  if (names.includes(name)) return;
  const closest = closestName(name, names);
  const advice = closest === null ? '' : ` Did you mean --${closest}?`;
  throw new UsageError(`Unknown option ${rawName}.${advice}`);
}

function checkValues(
  known: readonly CommandOption[],
  given: Readonly<Record<string, readonly unknown[]>>,
): void {
  for (const { name, value, required, several } of known) {
    const values = given[name] ?? [];
    if (values.some((text) => typeof text !== 'string' || text.trim() === '')) {
      throw new UsageError(`--${name} needs a value: --${name} ${value}.`);
    }
    if (required && values.length === 0) throw new UsageError(`Add --${name} ${value}.`);
    if (!several && values.length > 1) throw new UsageError(`Give --${name} only once.`);
  }
}

function checkWords({ words, name }: Command, given: readonly string[]): void {
  const missing = words[given.length];
  if (missing !== undefined) throw new UsageError(`Add ${missing} after '${name.join(' ')}'.`);
  const extra = given[words.length];
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many.`);
}
