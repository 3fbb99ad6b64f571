import { closestName } from '@slipway/contract';

/** `; did you mean 'north-pier'?` when a known name is close, else nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === null ? '' : `; did you mean '${closest}'?`;
}

/** `; did you mean …?` when a known name is close, else the names to choose from. */
export function orKnown(name: string, known: readonly string[]): string {
  const suggestion = didYouMean(name, known);
  if (suggestion !== '') return suggestion;
  return known.length === 0 ? '; there is none yet' : `; known are ${known.join(', ')}`;
}
