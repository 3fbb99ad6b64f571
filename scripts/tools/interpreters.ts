import { UserError } from '../user-error.ts';
import { run } from './command.ts';
import { installDebianPackages } from './debian.ts';

interface Interpreter {
  name: string;
  /** A command that succeeds where everything is there that a sample needs. */
  probe: [string, ...string[]];
  debianPackages: string[];
}

/** What executes the code samples of the API reference. */
const INTERPRETERS: Interpreter[] = [
  { name: 'curl', probe: ['curl', '--version'], debianPackages: ['curl'] },
  { name: 'python3', probe: ['python3', '--version'], debianPackages: ['python3'] },
  {
    name: 'php with its curl extension',
    probe: ['php', '-r', 'curl_version();'],
    debianPackages: ['php-cli', 'php-curl'],
  },
  { name: 'ruby', probe: ['ruby', '--version'], debianPackages: ['ruby'] },
];

async function missingInterpreters(): Promise<Interpreter[]> {
  const outcomes = await Promise.all(
    INTERPRETERS.map(({ probe: [command, ...args] }) => run(command, args)),
  );
  return INTERPRETERS.filter((_, position) => !outcomes[position]?.ok);
}

/** Makes sure that the code samples of the API reference can be run. */
export async function findInterpreters(): Promise<void> {
  const missing = await missingInterpreters();
  if (missing.length === 0) return;
  await installDebianPackages(...missing.flatMap(({ debianPackages }) => debianPackages));
  const stillMissing = await missingInterpreters();
  if (stillMissing.length === 0) return;
  const names = stillMissing.map(({ name }) => name).join(', ');
  throw new UserError(
    `The tests run the code samples of the API reference and need ${names}: install them and try again.`,
  );
}
