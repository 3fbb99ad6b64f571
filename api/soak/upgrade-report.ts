import type { SoakFigures } from './figures.ts';
import { faultsEverywhere, logLines, type SoakReport, verdictAround, whole } from './report.ts';
import { happeningTable } from './report-tables.ts';
import { QUIET } from './tally.ts';

const LONGEST_WRITE_MS = 1_000;
const PASSED =
  'nothing acknowledged is lost, every old row was migrated, no process ended by itself, and while the database was migrated no write took longer than a second.';

export type UpgradeStep = { name: string; milliseconds: number };

type UpgradeFigures = Pick<SoakFigures, 'time' | 'processes' | 'tally' | 'ledger' | 'checked'> & {
  /** How many old bookings there are in the table that is migrated. */
  bookings: number;
  steps: readonly UpgradeStep[];
  /** The longest that anybody waited for a lock of the migration. */
  blockedMs: number;
  faults: readonly string[];
};

const EXPLANATION =
  'Integrators work with three API processes as in the other soaks. The next version has two more migrations of the table of bookings: new columns, a table that refers to it and a constraint in the first; a change of every row, an index and the check of that constraint in the second. `slipway migrate` of the new version applies them while the old processes work; then the processes are replaced one after the other. The longest write is from its first attempt to its answer, whatever failed in between; between the steps it shows what the machine itself takes.';

export function upgradeReport(figures: UpgradeFigures): SoakReport {
  const faults = [...figures.faults, ...faultsOf(figures)];
  const { bookings, blockedMs, processes, time, tally } = figures;
  const seconds = (time.end - time.start) / 1000;
  const sent = tally.answers + tally.failedRequests;
  const summary =
    `${whole(bookings)} bookings in the table. ${(seconds / 60).toFixed(1)} minutes, ${processes.length} API processes: ` +
    `${whole(sent)} requests, ${whole(tally.failedRequests)} of them failed and were sent again with the same idempotency key. ` +
    `The longest wait of a session for a lock of the migration was ${blockedMs.toFixed(0)} ms.`;
  const paragraphs = [
    EXPLANATION,
    summary,
    stepTable(figures),
    logLines(figures),
    verdictAround(figures, faults, PASSED),
  ];
  return { markdown: paragraphs.filter((text) => text !== '').join('\n\n'), faults };
}

function faultsOf({ tally, checked, processes, steps }: UpgradeFigures): string[] {
  const migrating = steps[0]?.name ?? '';
  const longest = tally.longestWriteIn(migrating);
  // While the database is migrated every process is there.
  const unprovoked = tally.failedIn(QUIET) + tally.failedIn(migrating);
  return [
    ...faultsEverywhere({ tally, checked, processes }),
    ...(longest > LONGEST_WRITE_MS
      ? [`A write took ${longest.toFixed(0)} ms while the database was migrated.`]
      : []),
    ...(unprovoked > 0 ? [`${unprovoked} requests failed while every process was there.`] : []),
  ];
}

function stepTable(figures: UpgradeFigures): string {
  const longest = (name: string) => figures.tally.longestWriteIn(name).toFixed(0);
  const steps = figures.steps.map(({ name, milliseconds }) => ({
    name,
    cells: [(milliseconds / 1000).toFixed(1), longest(name)],
  }));
  const between = { name: QUIET, title: 'between the steps', cells: ['', longest(QUIET)] };
  return happeningTable(['step', 'took s', 'longest write ms'], [...steps, between], figures);
}
