import { FIRST_DAY, LAST_DAY } from '@slipway/contract/limits';
import { changeWish, type Form, NO_WISH, type Wish } from './wish.ts';

/** What the address of the form says; a wrong value is ignored, so that an old link never breaks. */
export interface Asked {
  wish: Wish;
  /** Docks and boat models that the form offers. */
  docks: Form['docks'];
  boatModels: Form['boatModels'];
  partner: string | null;
  /** Whether the field for a code is open from the start. */
  codeField: boolean;
  signIn: 'show' | 'required' | null;
}

export function readAddress(parameters: URLSearchParams, form: Form): Asked {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const docks = limited(form.docks, read('docks'));
  const offered = limited(form.boatModels, read('models'));
  const boatModels = offered.filter(({ dockIds }) => docks.some(({ id }) => dockIds.includes(id)));
  const signIn = read('signin');
  const partner = read('partner');
  const code = read('code');

  const wish: Partial<Wish> = {
    dockId: (docks.find(({ id }) => id === read('dock')) ?? only(docks))?.id ?? null,
    boatModelId:
      (boatModels.find(({ id }) => id === read('model')) ?? only(boatModels))?.id ?? null,
    date: isDay(read('date')) ? read('date') : null,
    ...(wholeNumber(read('boats')) && { boats: wholeNumber(read('boats')) as number }),
    ...(wholeNumber(read('people')) && { people: wholeNumber(read('people')) as number }),
    code: code.length <= 40 ? code : '',
  };
  const model = boatModels.find(({ id }) => id === wish.boatModelId);
  // A boat that lies at one dock only answers the question for the dock as well.
  if (model && !wish.dockId) wish.dockId = only(docksOf(docks, model.dockIds))?.id ?? null;
  if (model && wish.dockId && !model.dockIds.includes(wish.dockId)) wish.dockId = null;
  return {
    wish: changeWish(NO_WISH, wish, form),
    docks,
    boatModels,
    partner: /^[a-z0-9-]{1,24}$/.test(partner) ? partner : null,
    codeField: read('codefield') === '1' || code !== '',
    signIn: form.signInPossible && (signIn === 'show' || signIn === 'required') ? signIn : null,
  };
}

function limited<Item extends { id: string }>(items: Item[], ids: string): Item[] {
  const wanted = ids.split(',').map((id) => id.trim());
  const found = items.filter(({ id }) => wanted.includes(id));
  return found.length > 0 ? found : items;
}

function docksOf(docks: Form['docks'], ids: readonly string[]) {
  return docks.filter(({ id }) => ids.includes(id));
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return false;
  return text >= FIRST_DAY && text <= LAST_DAY;
}
