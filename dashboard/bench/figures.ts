/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * of) / 100) - 1)] ?? 0;
}

export function middle(values: readonly number[]): number {
  return percentile(values, 50);
}
