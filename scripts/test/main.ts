import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, toolsFolder } from '../repository.ts';
import { endCommands } from '../tools/command.ts';
import { prepareTools } from '../tools/prepare-tools.ts';
import { failWith, UserError } from '../user-error.ts';
import { whenStopped } from '../when-stopped.ts';
import { type Check, checks } from './checks.ts';
import { fingerprint, PassedBefore } from './passed-before.ts';
import { runChecks } from './run-checks.ts';
import type { Count } from './runners.ts';

function readArguments(): { all: boolean; parts: string[] } {
  const known = [...new Set(checks.map(({ part }) => part as string))];
  const usage = `Say npm test, npm test -- --all for everything, also what is unchanged and what seldom breaks, or either with one or more of ${known.join(', ')}.`;
  try {
    const { values, positionals } = parseArgs({
      options: { all: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.every((part) => known.includes(part))) return { ...values, parts: positionals };
  } catch {
    // An unknown option gets the same sentence as an unknown part.
  }
  throw new UserError(usage);
}

/** The inputs of each check as they are before anything runs. */
async function fingerprints(): Promise<Map<Check, string | undefined>> {
  return new Map(
    await Promise.all(
      checks.map(async (check) => [check, await fingerprint(root, check.inputs)] as const),
    ),
  );
}

async function runWithTools(
  wanted: readonly Check[],
  all: boolean,
  onPass: (check: Check) => void,
): Promise<Count> {
  const tools = await prepareTools(wanted.flatMap(({ needs = [] }) => needs));
  whenStopped(() => {
    endCommands();
    void tools.release().finally(() => process.exit(130));
  });
  try {
    const env = { ...tools.env, TEST_ALL: all ? '1' : '0' };
    return await runChecks(wanted, { env, all, report: console.log, onPass });
  } finally {
    await tools.release();
  }
}

async function main(): Promise<Count> {
  const { all, parts } = readArguments();
  const inputs = await fingerprints();
  const passedBefore = new PassedBefore(join(toolsFolder(), 'passed.json'));
  const isUnchanged = (check: Check) =>
    passedBefore.includes(check.name, inputs.get(check)) && !check.isOutputStale?.();

  // Whoever names a part wants to see it run.
  const runsAll = all || parts.length > 0;
  const chosen = checks.filter(
    ({ part, onlyWithAll = false }) =>
      (parts.length === 0 || parts.includes(part)) && (all || !onlyWithAll),
  );
  const wanted = runsAll ? chosen : chosen.filter((check) => !isUnchanged(check));
  const skipped = chosen.filter((check) => !wanted.includes(check));
  if (skipped.length > 0) {
    const names = skipped.map(({ name }) => name).join(', ');
    console.log(`Unchanged since they passed, and skipped: ${names}.`);
  }
  if (!all) console.log('npm test -- --all tests everything, also on the embedded database.\n');
  return runWithTools(wanted, all, (check) => passedBefore.add(check.name, inputs.get(check)));
}

try {
  const { passed, failed } = await main();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  failWith(error);
}
