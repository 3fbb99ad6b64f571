import type { Sample } from './api-process.ts';

const GROWN_SHARE = 1.2;
const GROWN_MB = 30;

/**
 * Whether a process takes more and more. Its life is cut in three: every third took more than the
 * one before, and the last clearly more than the first.
 */
export function growsWithoutEnd(samples: readonly Pick<Sample, 'at' | 'rssMb'>[]): boolean {
  const [first = 0, middle = 0, last = 0] = thirds(samples).map(medianMb);
  const isSteady = last < first * GROWN_SHARE || last < first + GROWN_MB;
  return first < middle && middle < last && !isSteady;
}

/** The middle value of the memory held in these moments. */
export function medianMb(samples: readonly Pick<Sample, 'rssMb'>[]): number {
  const sorted = samples.map(({ rssMb }) => rssMb).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function thirds<Item>(items: readonly Item[]): Item[][] {
  const size = items.length / 3;
  return [0, 1, 2].map((third) =>
    items.slice(Math.round(third * size), Math.round((third + 1) * size)),
  );
}
