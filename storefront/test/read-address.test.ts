import { describe, expect, test } from 'vitest';
import { readAddress } from '../src/features/form/wish/read-address.ts';
import { exampleForm, GANNET, MILL_LOCK } from './form.ts';

const form = exampleForm();
const [northPier] = form.docks;
const [plover] = form.boatModels;
const read = (query: string) => readAddress(new URLSearchParams(query), form);

describe('parameters of the address', () => {
  test('without any, nothing is chosen and everything is offered', () => {
    const { wish, docks, boatModels, partner, signIn, codeField } = read('');
    expect(wish).toMatchObject({ dockId: null, boatModelId: null, date: null, boats: 1 });
    expect(docks).toHaveLength(2);
    expect(boatModels).toHaveLength(2);
    expect([partner, signIn, codeField]).toEqual([null, null, false]);
  });

  test('dock, model, date, boats and people are chosen', () => {
    const { wish } = read(`dock=${MILL_LOCK}&model=${GANNET}&date=2025-06-14&boats=2&people=9`);
    expect(wish).toMatchObject({
      dockId: MILL_LOCK,
      boatModelId: GANNET,
      date: '2025-06-14',
      boats: 2,
      people: 9,
    });
  });

  test('a boat that lies at one dock only answers the question for the dock', () => {
    expect(read(`model=${plover?.id}`).wish.dockId).toBe(northPier?.id);
  });

  test('docks and models limit what is offered', () => {
    const { docks, boatModels, wish } = read(`docks=${MILL_LOCK}&models=${GANNET},${plover?.id}`);
    expect(docks.map(({ name }) => name)).toEqual(['Mill Lock']);
    expect(boatModels.map(({ name }) => name)).toEqual(['Gannet 8']);
    expect(wish).toMatchObject({ dockId: MILL_LOCK, boatModelId: GANNET });
  });

  test('a code fills the field and opens it; codefield opens it empty', () => {
    expect(read('code=WELCOME5')).toMatchObject({ codeField: true, wish: { code: 'WELCOME5' } });
    expect(read('codefield=1')).toMatchObject({ codeField: true, wish: { code: '' } });
  });

  test('partner and sign-in are read', () => {
    expect(read('partner=reedside&signin=required')).toMatchObject({
      partner: 'reedside',
      signIn: 'required',
    });
  });

  test.each([
    'dock=North Pier',
    'model=1',
    'date=14.06.2025',
    'date=2025-02-30',
    'date=1969-06-14',
    'date=2100-01-01',
    'date=9999-12-31',
    'boats=0',
    'boats=two',
    'people=-1',
    'people=1.5',
    'signin=maybe',
    'partner=Hotel Reedside',
    'docks=nowhere',
    'models=,',
  ])('a wrong value is ignored: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  test('more people than fit get more boats, up to the most that can be booked', () => {
    expect(read(`model=${GANNET}&people=9`).wish).toMatchObject({ boats: 2, people: 9 });
    expect(read(`model=${GANNET}&people=90`).wish).toMatchObject({ boats: 2, people: 16 });
  });
});
