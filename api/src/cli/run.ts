import { closestName } from '@slipway/contract';
import { StartError } from '../start-error.ts';
import type { Circumstances, Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpOn, helpOnAll, PROGRAM } from './help.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

export const EXIT = { done: 0, failed: 1, notUnderstood: 2 } as const;

/** Runs a command line and returns the exit code of the process. */
export async function run(args: readonly string[], circumstances: Circumstances): Promise<number> {
  try {
    return (await runCommand(args, circumstances)) ? EXIT.done : EXIT.failed;
  } catch (error) {
    if (error instanceof UsageError) {
      circumstances.complain(`${error.message} Help: ${PROGRAM} --help`);
      return EXIT.notUnderstood;
    }
    if (!(error instanceof StartError)) throw error;
    circumstances.complain(error.message);
    return EXIT.failed;
  }
}

async function runCommand(args: readonly string[], circumstances: Circumstances) {
  const command = COMMANDS.find(({ name }) => name.every((word, index) => args[index] === word));
  if (args.includes('--help') || args.includes('-h')) {
    circumstances.print(command ? helpOn(command) : helpOnAll(commandsUnder(args[0])));
    return true;
  }
  if (!command) throw unknownCommand(args);
  return command.run(readArguments(command, args.slice(command.name.length)), circumstances);
}

/** The commands of a group such as `keys`, or all of them. */
function commandsUnder(group: string | undefined): readonly Command[] {
  const commands = COMMANDS.filter(({ name }) => name[0] === group);
  return commands.length > 0 ? commands : COMMANDS;
}

function unknownCommand(args: readonly string[]): UsageError {
  const [first, second] = args;
  if (first === undefined) return new UsageError('Name a command.');
  const group = COMMANDS.filter(({ name }) => name[0] === first);
  if (group.length > 0) {
    const verbs = group.map(({ name }) => name[1]).join(', ');
    const instead = second === undefined ? '' : `, not by '${second}'`;
    return new UsageError(`'${first}' is followed by one of ${verbs}${instead}.`);
  }
  const closest = closestName(first, [...new Set(COMMANDS.map(({ name }) => String(name[0])))]);
  const advice = closest === null ? '' : ` Did you mean '${closest}'?`;
  return new UsageError(`Unknown command '${first}'.${advice}`);
}
