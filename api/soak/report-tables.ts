import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import type { Sample } from './api-process.ts';
import type { SoakFigures } from './figures.ts';
import { medianMb } from './memory.ts';
import { QUIET, type Tally } from './tally.ts';

const LONGEST_WINDOW_MS = 60_000;

export function operationTable({ times }: Tally): string {
  const rows = [...times].map(([operation, all]) => {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
    return [operation, sorted.length, at(0.5), at(0.95), at(0.99)];
  });
  return markdownTable(['operation', 'answers', 'p50 ms', 'p95 ms', 'p99 ms'], rows);
}

/** What failed, and while what was restarted. */
export function failureTable({ tally, restarts }: Pick<SoakFigures, 'tally' | 'restarts'>): string {
  const situations = [...restarts.map(({ name }) => name), QUIET];
  const rows = situations.map((name) => {
    const causes = [...(tally.failures.get(name) ?? [])];
    const restart = restarts.find((each) => each.name === name);
    return [
      name,
      restart ? `${(restart.milliseconds / 1000).toFixed(1)} s` : '',
      tally.failedIn(name),
      causes.map(([cause, count]) => `${cause}: ${count}`).join(', '),
    ];
  });
  return markdownTable(['while', 'ready again after', 'failed requests', 'which'], rows);
}

/** A row for each thing that happened: its own figures, what failed, was acknowledged, and is lost. */
export function happeningTable(
  heads: readonly string[],
  happenings: readonly { name: string; title?: string; cells: readonly string[] }[],
  { tally, ledger, checked }: Pick<SoakFigures, 'tally' | 'ledger' | 'checked'>,
): string {
  const rows = happenings.map(({ name, title = name, cells }) => {
    const causes = [...(tally.failures.get(name) ?? [])];
    return [
      title,
      ...cells,
      causes.map(([cause, count]) => `${cause}: ${count.toLocaleString('en-US')}`).join(', '),
      tally.acknowledgedIn(name),
      checked.lost.filter((id) => ledger.acknowledgedIn.get(id) === name).length,
    ];
  });
  return markdownTable([...heads, 'failed, and sent again', 'acknowledged', 'lost'], rows);
}

/** Memory at three times of the run; the delay of the event loop since the last start. */
export function processTable({
  processes,
  time: { start, end },
}: Pick<SoakFigures, 'processes' | 'time'>): string {
  const window = Math.min(LONGEST_WINDOW_MS, (end - start) / 6);
  const middle = (start + end) / 2;
  const rows = processes.map(({ name, samples }) => {
    const between = (from: number, until: number) =>
      medianMb(samples.filter(({ at }: Sample) => at >= from && at < until)).toFixed(0);
    const delay = samples.at(-1)?.delay;
    return [
      name,
      between(start, start + window),
      between(middle - window / 2, middle + window / 2),
      between(end - window, end),
      ...[delay?.p50, delay?.p99, delay?.most].map((value) => value?.toFixed(1)),
    ];
  });
  const heads = ['MB at first', 'in the middle', 'at last', 'loop delay p50 ms', 'p99', 'most'];
  return markdownTable(['', ...heads], rows);
}
