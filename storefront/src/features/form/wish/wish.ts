import type { Answer } from '../../../api/call.ts';
import { dayIn } from '../time/day-in.ts';

export type Form = Answer<'getForm'>;
export type BoatModel = Form['boatModels'][number];

/** What the visitor would like, as far as it is known. */
export interface Wish {
  dockId: string | null;
  boatModelId: string | null;
  /** The day of the pickup at the dock, as `2025-06-14`. */
  date: string | null;
  /** The length that was chosen, kept while days are compared. */
  minutes: number | null;
  pickup: string | null;
  return: string | null;
  boats: number;
  people: number;
  /** Pieces by the ID of the add-on. */
  addOns: Readonly<Record<string, number>>;
  code: string;
}

export const NO_WISH: Wish = {
  dockId: null,
  boatModelId: null,
  date: null,
  minutes: null,
  pickup: null,
  return: null,
  boats: 1,
  people: 2,
  addOns: {},
  code: '',
};

/** Boats in one booking where the company sets no limit: more are surely a mistake. */
const MANY_BOATS = 20;

/** What the rules allow, and no more than the dock has. */
export function mostBoatsOf(model: BoatModel, dockId: string | null): number {
  const there = model.atDocks.find((one) => one.dockId === dockId)?.boats;
  return Math.min(model.mostBoats ?? MANY_BOATS, Math.max(1, there ?? MANY_BOATS));
}

/** What a model costs from, at the dock or at the cheapest of all. */
export function fromPriceOf(model: BoatModel, dockId: string | null) {
  return model.atDocks
    .filter((one) => dockId === null || one.dockId === dockId)
    .flatMap(({ from }) => from ?? [])
    .toSorted((one, other) => one.price - other.price)[0];
}

/** A wish after a change: what no longer fits is left open, and people always find room. */
export function changeWish(wish: Wish, change: Partial<Wish>, form: Form): Wish {
  const next = { ...wish, ...change };
  const moved = next.dockId !== wish.dockId || next.boatModelId !== wish.boatModelId;
  if (moved && !('pickup' in change)) Object.assign(next, { pickup: null, return: null });
  if (next.date !== wish.date && !('pickup' in change)) {
    Object.assign(next, { pickup: null, return: null });
  }
  const model = form.boatModels.find(({ id }) => id === next.boatModelId);
  if (!model) return next;
  const most = mostBoatsOf(model, next.dockId);
  next.boats = Math.min(next.boats, most);
  if (!model.askForPeople) return next;
  next.people = Math.min(next.people, most * model.capacity);
  const needed = Math.ceil(next.people / model.capacity);
  if (next.boats < needed) {
    // Whoever takes a boat away comes with fewer people; whoever brings more gets another boat.
    if ('boats' in change && !('people' in change)) next.people = next.boats * model.capacity;
    else next.boats = needed;
  }
  return next;
}

/** The part of a wish that an operation asks about; null until a trip is chosen. */
export function tripOf(wish: Wish, form: Form, partner: string | null) {
  const { dockId, boatModelId, pickup, return: back, boats, people } = wish;
  if (!dockId || !boatModelId || !pickup || !back) return null;
  const asked = form.boatModels.find(({ id }) => id === boatModelId)?.askForPeople ?? true;
  return {
    dockId,
    boatModelId,
    pickup,
    return: back,
    boats,
    ...(asked && { passengers: people }),
    ...(partner && { partnerCode: partner }),
  };
}

/** What a draft holds, as the wish that led to it. */
export function wishOf(draft: Answer<'getDraft'>, form: Form): Wish {
  const { dockId, boatModelId, pickup, return: back, boats, passengers, addOns } = draft;
  const zone = form.docks.find(({ id }) => id === dockId)?.address.timeZoneName;
  return {
    dockId,
    boatModelId,
    date: dayIn(zone ?? form.company.timeZoneName, new Date(pickup)),
    minutes: (Date.parse(back) - Date.parse(pickup)) / 60_000,
    pickup,
    return: back,
    boats,
    people: passengers,
    addOns: Object.fromEntries(addOns.map(({ addOnId, quantity }) => [addOnId, quantity])),
    code: draft.couponCode ?? '',
  };
}

export function orderOf({ addOns }: Wish) {
  return Object.entries(addOns)
    .filter(([, quantity]) => quantity > 0)
    .map(([addOnId, quantity]) => ({ addOnId, quantity }));
}
