import type { SoakFigures } from './figures.ts';
import {
  faultsEverywhere,
  faultsWithoutRetryAfter,
  logLines,
  type SoakReport,
  verdictAround,
  whole,
} from './report.ts';
import { happeningTable, operationTable } from './report-tables.ts';
import { QUIET } from './tally.ts';

const PASSED =
  'nothing acknowledged is lost, no boat was sold twice, no key was used twice, and no process ended.';

/** The name of what happens, in the table. */
export const RESTART = 'PostgreSQL is restarted behind the pooler';

type PoolerFigures = Pick<SoakFigures, 'time' | 'processes' | 'tally' | 'ledger' | 'checked'> & {
  connections: number;
  /** Connections to the server that were counted at once. */
  most: number;
  restartMs: number;
  /** The longest time without an acknowledged write around the restart. */
  silence: number;
};

const EXPLANATION =
  'Integrators work as in the other soaks, with API processes behind PgBouncer and the file of `deploy/`. All share one machine. In the middle PostgreSQL is restarted behind the pooler, and nobody restarts a process or the pooler.';

export function poolerReport(figures: PoolerFigures): SoakReport {
  const { processes, connections, most, time, tally } = figures;
  const faults = faultsOf(figures);
  const seconds = (time.end - time.start) / 1000;
  const sent = tally.answers + tally.failedRequests;
  const summary =
    `${(seconds / 60).toFixed(1)} minutes, ${processes.length} API processes, ${connections} connections to PostgreSQL, at most ${most} counted: ` +
    `${whole(sent)} requests, ${Math.round(sent / seconds)} a second, ` +
    `${whole(tally.failedRequests)} of them failed and were sent again with the same idempotency key.`;
  const paragraphs = [
    EXPLANATION,
    summary,
    restartTable(figures),
    operationTable(tally),
    logLines(figures),
    verdictAround(figures, faults, PASSED),
  ];
  return { markdown: paragraphs.filter((text) => text !== '').join('\n\n'), faults };
}

function faultsOf({ tally, checked, processes, connections, most }: PoolerFigures): string[] {
  const unprovoked = tally.failedIn(QUIET);
  return [
    ...faultsEverywhere({ tally, checked, processes }),
    ...faultsWithoutRetryAfter(tally),
    ...(unprovoked > 0 ? [`${unprovoked} requests failed while ${QUIET}.`] : []),
    ...(most > connections ? [`${most} connections were open.`] : []),
  ];
}

function restartTable(figures: PoolerFigures): string {
  const shown = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const restart = {
    name: RESTART,
    cells: [shown(figures.restartMs), shown(figures.silence)],
  };
  const quiet = { name: QUIET, cells: ['', ''] };
  const heads = ['while', 'restart took s', 'seconds without a write'];
  return happeningTable(heads, [restart, quiet], figures);
}
