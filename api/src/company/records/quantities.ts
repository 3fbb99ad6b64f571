import type { Cents } from '@slipway/engine';
import type { Path, Problems } from '../read/problem.ts';

const TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/;

/** An amount of the file in cents, exactly. */
export function toCents(amount: number, path: Path, problems: Problems): Cents {
  const written = String(amount);
  if (TWO_DECIMALS.test(written)) {
    const [whole, decimals = ''] = written.split('.');
    return Number(`${whole}${decimals.padEnd(2, '0')}`);
  }
  problems.add(path, `${written} has more than two decimals; round it to the cent`);
  return 0;
}

/** `1.5 h` as 90 minutes. */
export function toMinutes(
  duration: string,
  path: Path,
  problems: Problems,
  limits: { from?: number; to?: number } = {},
): number {
  const [count = '', unit] = duration.split(' ');
  const minutes = (Number(count) * (unit === 'h' ? 600 : 10)) / 10;
  if (!Number.isInteger(minutes)) problems.add(path, `${duration} is not a whole minute`);
  if (minutes < (limits.from ?? 0)) problems.add(path, `must be at least ${limits.from} min`);
  if (limits.to !== undefined && minutes > limits.to) {
    problems.add(path, `must be at most ${limits.to} min`);
  }
  return minutes;
}
