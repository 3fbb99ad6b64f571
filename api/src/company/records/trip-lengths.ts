import type { TripLengths } from '@slipway/engine';
import type { Path, Problems } from '../read/problem.ts';
import { toMinutes } from './quantities.ts';

type LengthsEntry = {
  lengths?: string[];
  lengthRange?: { shortest: string; longest: string; step: string };
};

/** The trip lengths of a weekly schedule: a list or a range. */
export function compileLengths(
  { lengths, lengthRange }: LengthsEntry,
  path: Path,
  problems: Problems,
): TripLengths {
  if ((lengths === undefined) === (lengthRange === undefined)) {
    problems.add(path, 'needs either lengths or lengthRange');
  }
  if (!lengthRange) {
    const minutes = (lengths ?? []).map((length, index) =>
      toMinutes(length, [...path, 'lengths', index], problems),
    );
    return { type: 'list', minutes };
  }
  const within = [...path, 'lengthRange'];
  return {
    type: 'range',
    shortest: toMinutes(lengthRange.shortest, [...within, 'shortest'], problems),
    longest: toMinutes(lengthRange.longest, [...within, 'longest'], problems),
    step: toMinutes(lengthRange.step, [...within, 'step'], problems),
  };
}
