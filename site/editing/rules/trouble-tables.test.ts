import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { troubleTables } from './trouble-tables.ts';

const trouble = (row: string, heading = 'If something goes wrong') =>
  plantPage(`## ${heading}\n\n| What you see | Why | What to do |\n|---|---|---|\n${row}`);

describe('trouble tables', () => {
  it.each([
    '| Access ended too early | The end date has passed. | Set a later date. |',
    '| A new boat is not for sale | It has no placement. | Add one. |',
    '| A Danish customer lands on the English page | Danish has no address. | Enter one. |',
    '| The type cannot be deleted | Customers are still in it. | Move them first. |',
  ])('finds a remedy that only undoes the cause: %s', async (row) => {
    expect(await faultsOf(troubleTables, trouble(row))).toEqual([
      expect.stringMatching(
        /^10: '.+' only undoes the cause\. Say where or how, or cut the row\.$/,
      ),
    ]);
  });

  it('finds a row that repeats who can do this', async () => {
    const row = '| **Invite** is missing | Your role is Dock host. | Ask an Administrator. |';
    expect(await faultsOf(troubleTables, trouble(row))).toEqual([
      expect.stringMatching(/^10: 'Ask an Administrator\.' is said by the header/),
    ]);
  });

  it.each([
    '| Hours are off | The address is wrong. | Correct it in **Inventory → Docks**. |',
    '| The link no longer works | 24 hours are over. | Make a new export. |',
    '| The total is too high | `sw_total` is in cents. | Divide it by 100. |',
    '| The model is gone | No boat is there. | Add a placement for every boat that is back. |',
    '| No refund | You are a Planner. | Ask an Administrator or Operations manager for a refund. |',
    '| No refund | Your role is Planner. | Ask an Administrator for it, with the reference. |',
  ])('lets a remedy pass that helps: %s', async (row) => {
    expect(await faultsOf(troubleTables, trouble(row))).toEqual([]);
  });

  it('leaves other tables alone', async () => {
    const row = '| Name | It is empty. | Add one. |';
    expect(await faultsOf(troubleTables, trouble(row, 'The fields'))).toEqual([]);
  });
});
