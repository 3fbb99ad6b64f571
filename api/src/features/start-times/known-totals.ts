/** Prices of so many circumstances are kept; the ones that were not asked for longest are forgotten. */
const MOST_CIRCUMSTANCES = 500;
/** So many totals of each: trips of every length, at a few kinds of pickup. */
const MOST_TOTALS = 1000;

type Totals = Map<string, number | null>;

const kept = new Map<string, Totals>();

/**
 * The totals of trips in the same circumstances, which hold everything that a price depends on but
 * the times of the trip. A price follows from these alone, so that one worked out before is as good
 * as a new one: another price list is another circumstance.
 */
export function totalsOf(
  circumstances: unknown,
): (key: string, work: () => number | null) => number | null {
  const name = JSON.stringify(circumstances);
  const totals: Totals = kept.get(name) ?? new Map();
  kept.delete(name);
  kept.set(name, totals);
  if (kept.size > MOST_CIRCUMSTANCES) {
    const [oldest] = kept.keys();
    kept.delete(oldest as string);
  }
  return (key, work) => {
    const known = totals.get(key);
    if (known !== undefined) return known;
    if (totals.size >= MOST_TOTALS) totals.clear();
    const total = work();
    totals.set(key, total);
    return total;
  };
}
