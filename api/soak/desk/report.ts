import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import type { ApiProcess } from '../api-process.ts';
import { faultsEverywhere } from '../report.ts';
import { failureTable, operationTable, processTable } from '../report-tables.ts';
import type { TimedRestart } from '../restarts.ts';
import { QUIET, type Tally } from '../tally.ts';
import type { Books, checkBooks } from './books.ts';
import type { Probe, Stream } from './streams.ts';

interface DeskFigures {
  time: { start: number; end: number };
  processes: readonly ApiProcess[];
  people: { staff: number; customers: number };
  tally: Tally;
  books: Books;
  restarts: readonly TimedRestart[];
  probes: readonly Probe[];
  streams: readonly Stream[];
  checked: Awaited<ReturnType<typeof checkBooks>>;
}

/** The figures as Markdown, and what must not have happened. */
export type DeskReport = { markdown: string; faults: string[] };

const EXPLANATION =
  'The team signs in, books, hands out and takes back boats, moves, edits, cancels, blocks and undoes, each with a live stream open; customers book on the form, pay, and call off. Their requests go to two processes in turn, ready or not, and again until they are answered. In the middle one of the two is restarted.';
const SHOWN_FAULTS = 10;

export function reportDesk(figures: DeskFigures): DeskReport {
  const faults = faultsOf(figures);
  const paragraphs = [
    EXPLANATION,
    summary(figures),
    operationTable(figures.tally),
    failureTable(figures),
    streamTable(figures),
    processTable(figures),
    verdict(figures, faults),
  ];
  return { markdown: paragraphs.join('\n\n'), faults };
}

function faultsOf({ tally, checked, processes, probes, restarts }: DeskFigures): string[] {
  const unprovoked = tally.failedIn(QUIET);
  const restartedAt = restarts.at(-1)?.endedAt ?? 0;
  return [
    ...faultsEverywhere({ tally, checked, processes }),
    ...(unprovoked > 0 ? [`${unprovoked} requests failed while ${QUIET}.`] : []),
    ...(probes.some(({ at }) => at > restartedAt) ? [] : ['No change was sent after the restart.']),
  ];
}

function summary({ time, people, tally }: DeskFigures): string {
  const seconds = (time.end - time.start) / 1000;
  const sent = tally.answers + tally.failedRequests;
  return (
    `${(seconds / 60).toFixed(1)} minutes, ${people.staff} staff and ${people.customers} customers: ` +
    `${whole(sent)} requests, ${Math.round(sent / seconds)} a second. ` +
    `${whole(tally.failedRequests)} of them failed and were sent again. ` +
    `${whole(tally.refused)} trips were refused.`
  );
}

function streamTable({ probes, restarts, streams }: DeskFigures): string {
  const restartedAt = restarts.at(-1)?.endedAt ?? Number.POSITIVE_INFINITY;
  const row = (name: string, some: readonly Probe[]) => {
    const slowest = some.map((probe) => probe.slowest).toSorted((one, other) => one - other);
    const middle = slowest[Math.floor((slowest.length - 1) / 2)];
    const fewest = Math.min(...some.map((probe) => probe.streams));
    return [name, some.length, some.length === 0 ? '' : fewest, middle, slowest.at(-1)];
  };
  const rows = [
    row(
      'before the restart',
      probes.filter(({ at }) => at <= restartedAt),
    ),
    row(
      'after it',
      probes.filter(({ at }) => at > restartedAt),
    ),
  ];
  const opened = streams.reduce((sum, stream) => sum + stream.opened, 0);
  const heads = ['', 'changes', 'streams told, at least', 'all told after ms, middle', 'longest'];
  return `Streams were opened ${opened} times in all.\n\n${markdownTable(heads, rows)}`;
}

function verdict({ books, checked }: DeskFigures, faults: readonly string[]): string {
  const out = checked.mostOut.map(({ fleet, out, of }) => `${fleet} ${out} of ${of}`).join(', ');
  const facts = `${whole(books.bookings.size)} bookings were acknowledged. Most boats taken at once: ${out}.`;
  if (faults.length === 0) {
    return `${facts}\n\n**Passed**: each is there as acknowledged, no boat was sold or handed out twice, and every change reached every open stream, also after the restart.`;
  }
  const shown = faults.slice(0, SHOWN_FAULTS).map((fault) => `- ${fault}`);
  return `${facts}\n\n**Failed** (${faults.length}):\n\n${shown.join('\n')}`;
}

function whole(number: number): string {
  return number.toLocaleString('en-US');
}
