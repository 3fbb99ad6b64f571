import type { Bar, Row } from './rows.ts';

/** A bar of the board and the row that it lies on. */
export interface Trip {
  bar: Bar;
  row: Row;
}

/** All bars by their keys. */
export function tripsOf(rows: readonly Row[]): ReadonlyMap<string, Trip> {
  return new Map(rows.flatMap((row) => row.bars.map((bar) => [bar.key, { bar, row }])));
}

/** The key of the bar that something on the page belongs to. */
export function keyAt(target: EventTarget | null): string | undefined {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
  return bar?.dataset.bar;
}

/** The trip that an arrow key leads to: before or after on the row, or about then on the next one. */
export function tripBeside(
  rows: readonly Row[],
  { bar, row }: Trip,
  arrow: string,
): Bar | undefined {
  const at = row.bars.indexOf(bar);
  if (arrow === 'ArrowLeft') return row.bars[at - 1];
  if (arrow === 'ArrowRight') return row.bars[at + 1];
  const others = rows.filter(({ bars }) => bars.length > 0);
  const here = others.indexOf(row);
  if (arrow === 'ArrowUp') return closest(others[here - 1]?.bars ?? [], bar.from);
  if (arrow === 'ArrowDown') return closest(others[here + 1]?.bars ?? [], bar.from);
  return undefined;
}

function closest(bars: readonly Bar[], minute: number): Bar | undefined {
  const distance = ({ from }: Bar) => Math.abs(from - minute);
  return bars.toSorted((one, other) => distance(one) - distance(other))[0];
}
