import type { TextKey } from '@slipway/contract/languages';
import type { Answer } from '../../../api/call.ts';

export type Extra = Answer<'listOfferedAddOns'>[number];

/** What a price is per, as a text. */
export const PER: Record<Extra['basis'], TextKey> = {
  piece: 'form.perPiece',
  boat: 'form.perBoat',
  passenger: 'form.perPassenger',
  hour: 'form.perHour',
  day: 'form.perDay',
  passenger_hour: 'form.perPassengerHour',
};

/** Most pieces that can be ordered now: the limit of the trip and what is left on the day. */
export function mostPieces({ most, leftThatDay, orderable }: Extra): number {
  if (!orderable) return 0;
  return Math.min(most ?? 100, leftThatDay ?? 100);
}

/** Extras by category, in their order; those without one come last. */
export function byCategory(extras: readonly Extra[]) {
  const groups = new Map<string, { category: Extra['category']; extras: Extra[] }>();
  for (const extra of extras) {
    const name = extra.category?.name ?? '';
    const group = groups.get(name) ?? { category: extra.category, extras: [] };
    group.extras.push(extra);
    groups.set(name, group);
  }
  return [...groups.values()].sort((one, other) => Number(!one.category) - Number(!other.category));
}
