const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;

/** Round lines for a drawing that begins at zero, or below it when a value does. */
export function ticksOf(
  values: readonly number[],
  { whole }: { whole: boolean },
): { ticks: number[]; least: number; most: number } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((high - low) / MOST_TICKS || 1, whole);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, least: first * step, most: last * step };
}

function roundStep(atLeast: number, whole: boolean): number {
  const scale = 10 ** Math.floor(Math.log10(atLeast));
  const step = (ROUND_STEPS.find((round) => round * scale >= atLeast) ?? 10) * scale;
  return whole ? Math.ceil(step) : step;
}
