import { closestName } from '@slipway/contract';

/** `Did you mean …?` when one of the known names is close, else the names to choose from. */
export function suggestionFor(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === null ? `Known names are ${known.join(', ')}.` : `Did you mean '${closest}'?`;
}
