/** Prices of so many circumstances are kept; the ones that were not asked for longest are forgotten. */
const MOST_CIRCUMSTANCES = 500;
/** So many totals of each: trips of every length, at a few kinds of pickup. */
const MOST_TOTALS = 1000;

type Totals = { byKind: Map<string, Map<number, number | null>>; size: number };

const kept = new Map<string, Totals>();

/**
 * The totals of trips in the same circumstances, which hold everything that a price depends on but
 * the times of the trip. A price follows from these alone, so that one worked out before is as good
 * as a new one: another price list is another circumstance.
 */
export function totalsOf(
  circumstances: unknown,
): (kindOfPickup: string, length: number, work: () => number | null) => number | null {
  const name = JSON.stringify(circumstances);
  const totals: Totals = kept.get(name) ?? { byKind: new Map(), size: 0 };
  kept.delete(name);
  kept.set(name, totals);
  if (kept.size > MOST_CIRCUMSTANCES) {
    const [oldest] = kept.keys();
    kept.delete(oldest as string);
  }
  return (kind, length, work) => {
    const known = totals.byKind.get(kind)?.get(length);
    if (known !== undefined) return known;
    if (totals.size >= MOST_TOTALS) {
      totals.byKind.clear();
      totals.size = 0;
    }
    const total = work();
    const lengths = totals.byKind.get(kind) ?? new Map<number, number | null>();
    lengths.set(length, total);
    totals.byKind.set(kind, lengths);
    totals.size += 1;
    return total;
  };
}
