/** A connected boat that lies at the dock and that nobody else uses. */
export interface FreeHull {
  id: string;
  name: string;
  /** In percent; null when its device does not report it. */
  battery: number | null;
}

const byName = new Intl.Collator('en', { numeric: true });

/** The boats in the order in which customers get them: the fullest battery first, then by name. */
export function hullsInOrder<Hull extends FreeHull>(hulls: readonly Hull[]): Hull[] {
  return [...hulls].sort(
    (one, other) =>
      (other.battery ?? -1) - (one.battery ?? -1) || byName.compare(one.name, other.name),
  );
}
