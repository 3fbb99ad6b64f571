import { expect, test } from 'vitest';
import {
  type BoatModel,
  changeWish,
  type Form,
  fromPriceOf,
  NO_WISH,
} from '../src/features/form/wish/wish.ts';

const at = (dockId: string, boats: number, price: number | null) => ({
  dockId,
  boats,
  from: price === null ? null : { price, minutes: 60, slotName: null },
});

const gannet = {
  id: 'gannet',
  capacity: 8,
  mostBoats: 4,
  askForPeople: true,
  dockIds: ['pier', 'lock'],
  atDocks: [at('pier', 4, 4800), at('lock', 2, 4200)],
} as Partial<BoatModel> as BoatModel;

const form = { boatModels: [gannet] } as Partial<Form> as Form;

test('nobody asks for more boats than the dock has, nor for more people than fit in them', () => {
  const chosen = changeWish(NO_WISH, { boatModelId: 'gannet', dockId: 'pier', boats: 4 }, form);
  expect(chosen.boats).toBe(4);
  expect(changeWish(chosen, { dockId: 'lock' }, form)).toMatchObject({ boats: 2, people: 2 });
  expect(changeWish(chosen, { dockId: 'lock', people: 30 }, form)).toMatchObject({
    boats: 2,
    people: 16,
  });
});

test('a model costs from what it costs at the chosen dock, before that at the cheapest', () => {
  expect(fromPriceOf(gannet, null)?.price).toBe(4200);
  expect(fromPriceOf(gannet, 'pier')?.price).toBe(4800);
  expect(fromPriceOf({ ...gannet, atDocks: [at('pier', 4, null)] }, 'pier')).toBeUndefined();
});
