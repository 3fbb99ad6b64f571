import type { SoakFigures } from './figures.ts';
import {
  faultsEverywhere,
  faultsWithoutRetryAfter,
  logLines,
  verdictAround,
  whole,
} from './report.ts';
import { happeningTable, operationTable } from './report-tables.ts';
import { QUIET } from './tally.ts';

const AGAIN_WITHIN_S = 30;
const PASSED = `nothing acknowledged is lost, no boat was sold twice, no key was used twice, no process ended, every failed answer said when to come again, and writes went on within ${AGAIN_WITHIN_S} seconds.`;

export type SufferedFault = {
  name: string;
  /** The longest time without an acknowledged write, in milliseconds. */
  silence: number;
};

type FailoverFigures = Pick<SoakFigures, 'time' | 'processes' | 'tally' | 'ledger' | 'checked'> & {
  suffered: readonly SufferedFault[];
  notTried: readonly string[];
};

const EXPLANATION =
  'PostgreSQL on three machines under Patroni, each with a member of etcd, one standby synchronous, behind HAProxy, with the files of `deploy/`. The three machines are network namespaces of one, which they share with the load. Integrators work with three API processes as in the other soaks, and nobody restarts any of these. Seconds without a write is the longest time between two writes that were acknowledged.';

export function failoverReport(figures: FailoverFigures) {
  const faults = faultsOf(figures);
  const paragraphs = [
    EXPLANATION,
    ...figures.notTried,
    summary(figures),
    faultTable(figures),
    operationTable(figures.tally),
    logLines(figures),
    verdictAround(figures, faults, PASSED),
  ];
  return { markdown: paragraphs.filter((text) => text !== '').join('\n\n'), faults };
}

function faultsOf({ tally, checked, processes, suffered }: FailoverFigures): string[] {
  return [
    ...faultsEverywhere({ tally, checked, processes }),
    ...suffered
      .filter(({ silence }) => silence > AGAIN_WITHIN_S * 1000)
      .map(({ name }) => `${name}: no write for more than ${AGAIN_WITHIN_S} seconds.`),
    ...faultsWithoutRetryAfter(tally),
  ];
}

/** One row for each fault: what callers saw, and what has become of what they were told. */
function faultTable(figures: FailoverFigures): string {
  const faults = figures.suffered.map(({ name, silence }) => ({
    name,
    cells: [(silence / 1000).toFixed(1)],
  }));
  const between = { name: QUIET, title: 'between the faults', cells: [''] };
  return happeningTable(['fault', 'seconds without a write'], [...faults, between], figures);
}

function summary({ time, processes, tally }: FailoverFigures): string {
  const seconds = (time.end - time.start) / 1000;
  const sent = tally.answers + tally.failedRequests;
  return (
    `${(seconds / 60).toFixed(1)} minutes, ${processes.length} API processes: ${whole(sent)} requests, ` +
    `${whole(tally.failedRequests)} of them failed and were sent again with the same idempotency key. ` +
    `${whole(tally.repeated)} requests that had failed once were sent a last time after their answer.`
  );
}
