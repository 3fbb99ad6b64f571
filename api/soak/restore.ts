import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from '../bench/listening.ts';
import { Random } from '../src/demo/random.ts';
import { checkLedger } from './check-ledger.ts';
import { Integrator } from './integrator.ts';
import { Ledger } from './ledger.ts';
import { mostBoatsLine, type SoakReport, shownFaults, whole } from './report.ts';
import { Sender } from './sender.ts';
import { Tally } from './tally.ts';
import { type SoakWorld, withWorld } from './world.ts';

const PROCESSES = 2;
const INTEGRATORS = 8;
const BEFORE_BACKUP_MS = 6_000;
const AFTER_BACKUP_MS = 8_000;
const AFTER_MOMENT_MS = 6_000;
/** So that nothing was written in the second that is restored to. */
const MOMENT_MS = 1_000;

/** A server whose backups are tried. */
export type BackedUp = {
  url: string;
  takeBaseBackup(): Promise<void>;
  /** Ends the server without a word, removes all its data, and brings back those of a moment. */
  destroyAndRestore(moment: Date): Promise<void>;
};

/** Takes a backup under load, destroys the server, and looks for all that was acknowledged before a moment. */
export async function soakRestore(server: BackedUp): Promise<SoakReport> {
  return withWorld(server.url, PROCESSES, async (world) => {
    const [kept, given] = [new Ledger(), new Ledger()];
    let isOver = false;
    const working = work(world, kept, () => isOver, 0);
    await sleep(BEFORE_BACKUP_MS);
    const backup = await timed(() => server.takeBaseBackup());
    const atBackup = kept.bookings.size + kept.customers.size;
    await sleep(AFTER_BACKUP_MS);
    isOver = true;
    await working;
    await sleep(MOMENT_MS);
    const moment = new Date();
    await sleep(MOMENT_MS);
    const end = Date.now() + AFTER_MOMENT_MS;
    await work(world, given, () => Date.now() > end, INTEGRATORS);
    const restore = await timed(() => server.destroyAndRestore(moment));
    while (!(await allReady(world))) await sleep(100);
    const sender = new Sender(world.urls, world.key, new Tally());
    const checked = await checkLedger(sender, kept, world.mailbox);
    const facts = [
      `${PROCESSES} API processes and ${INTEGRATORS} integrators. ` +
        `A copy was taken under load in ${seconds(backup)}; ${whole(atBackup)} bookings and customers had been acknowledged at its end. ` +
        `After the moment to restore to, ${whole(given.bookings.size + given.customers.size)} more were. ` +
        'Then the server was killed and all its data were removed.',
      `The restore took ${seconds(restore)}. ${whole(kept.bookings.size)} bookings and ${whole(kept.customers.size)} customers had been acknowledged before the moment. ` +
        `Lost: ${checked.lost.length}. Of a later moment: ${checked.twice.length}. ${mostBoatsLine(checked)}`,
    ];
    const verdict =
      checked.faults.length > 0
        ? shownFaults(checked.faults)
        : '**Passed**: all that was acknowledged up to the moment is there as acknowledged, and nothing of later.';
    return { markdown: [...facts, verdict].join('\n\n'), faults: checked.faults };
  });
}

async function work(
  { urls, key }: SoakWorld,
  ledger: Ledger,
  isOver: () => boolean,
  firstSeed: number,
): Promise<void> {
  const tally = new Tally();
  const sender = new Sender(urls, key, tally);
  await Promise.all(
    Array.from({ length: INTEGRATORS }, (_, index) =>
      new Integrator({ sender, ledger, tally, random: new Random(firstSeed + index) }).workUntil(
        isOver,
      ),
    ),
  );
}

async function allReady({ urls }: SoakWorld): Promise<boolean> {
  const ready = await Promise.all(urls.map((url) => isReady(Number(new URL(url).port))));
  return ready.every((each) => each);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
