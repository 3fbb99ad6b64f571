import type { SoakFigures } from './figures.ts';
import { growsWithoutEnd } from './memory.ts';
import { failureTable, operationTable, processTable } from './report-tables.ts';
import { QUIET, WITHOUT_RETRY_AFTER } from './tally.ts';

const SHOWN_FAULTS = 10;

const EXPLANATION =
  'Integrators read and change what they have made, ask for free boats, book them, often the last one, and repeat some requests with the same idempotency key. One booking in ten sends a message through a slow mail server. Their requests go to the processes in turn, ready or not, and again until they are answered.';

/** The figures as Markdown, and what must not have happened. */
export type SoakReport = { markdown: string; faults: string[] };

export function report(figures: SoakFigures): SoakReport {
  const faults = faultsOf(figures);
  const paragraphs = [
    EXPLANATION,
    summary(figures),
    operationTable(figures.tally),
    failureTable(figures),
    processTable(figures),
    connectionLine(figures),
    logLines(figures),
    verdict(figures, faults),
  ];
  return { markdown: paragraphs.filter((text) => text !== '').join('\n\n'), faults };
}

/** What must happen in no soak. */
export function faultsEverywhere({
  tally,
  checked,
  processes,
}: Pick<SoakFigures, 'tally' | 'processes'> & {
  checked: { faults: readonly string[] };
}): string[] {
  const ended = processes.filter(({ endedByItself }) => endedByItself > 0);
  return [
    ...tally.faults,
    ...checked.faults,
    ...ended.map(({ name }) => `${name} ended without being told to.`),
  ];
}

/** Failed answers that do not say when to come again. */
export function faultsWithoutRetryAfter({ failures }: SoakFigures['tally']): string[] {
  return [...failures.values()]
    .flatMap((causes) => [...causes])
    .filter(([cause]) => cause.includes(WITHOUT_RETRY_AFTER))
    .map(([cause, count]) => `${count} answers: ${cause}.`);
}

function faultsOf({ tally, checked, processes, restarts }: SoakFigures): string[] {
  const settledAt = restarts.at(-1)?.endedAt ?? 0;
  const growing = processes.filter(({ samples }) =>
    growsWithoutEnd(samples.filter(({ at }) => at > settledAt)),
  );
  const unprovoked = tally.failedIn(QUIET);
  return [
    ...faultsEverywhere({ tally, checked, processes }),
    ...growing.map(({ name }) => `The memory of ${name} grew without end.`),
    ...(unprovoked > 0 ? [`${unprovoked} requests failed while ${QUIET}.`] : []),
  ];
}

function summary({ time, processes, integrators, tally }: SoakFigures): string {
  const seconds = (time.end - time.start) / 1000;
  const sent = tally.answers + tally.failedRequests;
  const failed = ((tally.failedRequests / sent) * 100).toFixed(3);
  const many = processes.length > 1 ? `${processes.length} API processes` : 'one API process';
  return (
    `${(seconds / 60).toFixed(1)} minutes, ${many}, ${integrators} integrators: ` +
    `${whole(sent)} requests, ${Math.round(sent / seconds)} a second. ` +
    `${whole(tally.failedRequests)} of them (${failed} %) failed and were sent again. ` +
    `${whole(tally.refused)} bookings were refused because no boat was free.`
  );
}

function connectionLine({ connections }: SoakFigures): string {
  if (!connections) return '';
  const { most, last, allowed } = connections;
  return `Connections to PostgreSQL: at most ${most} of the ${allowed} allowed, ${last} in the end.`;
}

export function logLines({ processes }: Pick<SoakFigures, 'processes'>): string {
  const counts = new Map<string, number>();
  for (const [said, count] of processes.flatMap(({ logged }) => [...logged])) {
    counts.set(said, (counts.get(said) ?? 0) + count);
  }
  const lines = [...counts].map(([said, count]) => `- ${count} × ${said}`);
  return lines.length > 0 ? `Warnings and errors in the log:\n\n${lines.join('\n')}` : '';
}

function verdict({ ledger, checked }: SoakFigures, faults: readonly string[]): string {
  const facts =
    `${whole(ledger.bookings.size)} bookings and ${whole(ledger.customers.size)} customers ` +
    `were acknowledged, and ${whole(ledger.notified.size)} customers were to be told: ` +
    `${whole(checked.mailReceived)} messages arrived. ${mostBoatsLine(checked)}`;
  if (faults.length === 0) {
    return `${facts}\n\n**Passed**: each is there exactly once and as acknowledged, no boat was sold twice, every customer was told, no process ended by itself, memory is steady.`;
  }
  return `${facts}\n\n${shownFaults(faults)}`;
}

/** What was acknowledged around a fault, what has become of it, and whether all is well. */
export function verdictAround(
  { ledger, checked, processes }: Pick<SoakFigures, 'ledger' | 'checked' | 'processes'>,
  faults: readonly string[],
  passed: string,
): string {
  const ended = processes.reduce((sum, { endedByItself }) => sum + endedByItself, 0);
  return (
    `${whole(ledger.bookings.size)} bookings and ${whole(ledger.customers.size)} customers were acknowledged. ` +
    `Lost: ${checked.lost.length}. Idempotency keys used twice: ${checked.twice.length}. ` +
    `API processes that ended: ${ended}. ${mostBoatsLine(checked)} ` +
    `${whole(ledger.notified.size)} customers were to be told: ${whole(checked.mailReceived)} messages arrived.` +
    `\n\n${faults.length > 0 ? shownFaults(faults) : `**Passed**: ${passed}`}`
  );
}

export function mostBoatsLine({ mostOut }: SoakFigures['checked']): string {
  const out = mostOut.map(({ fleet, out, of }) => `${fleet} ${out} of ${of}`).join(', ');
  return `Most boats out at once: ${out}.`;
}

export function shownFaults(faults: readonly string[]): string {
  const shown = faults.slice(0, SHOWN_FAULTS).map((fault) => `- ${fault}`);
  return `**Failed** (${faults.length}):\n\n${shown.join('\n')}`;
}

export function whole(number: number): string {
  return number.toLocaleString('en-US');
}
