export type Outing = { from: number; until: number; boats: number };

/** The most boats that are out at the same moment. A boat that is back can go out at once. */
export function mostBoatsOut(outings: readonly Outing[]): number {
  const changes = outings.flatMap(({ from, until, boats }) => [
    { at: from, boats },
    { at: until, boats: -boats },
  ]);
  changes.sort((one, other) => one.at - other.at || one.boats - other.boats);
  let out = 0;
  let most = 0;
  for (const { boats } of changes) {
    out += boats;
    most = Math.max(most, out);
  }
  return most;
}
