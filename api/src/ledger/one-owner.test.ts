import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Every source of the API with its path from `api/src`. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({
    path: path.split(sep).join('/'),
    text: readFileSync(join(SOURCES, path), 'utf8'),
  }));

const outside = (...rooms: string[]) =>
  files.filter(({ path }) => !rooms.some((room) => path.startsWith(`${room}/`)));
const naming = (pattern: RegExp, among = files) =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** The demo writes bookings as they could have come about; migrations are older than the ledger. */
const SEEDS = ['demo', 'database/migrations'] as const;

test('nobody but the ledger adds up costs, payments and deposits', () => {
  const others = outside('ledger', ...SEEDS);
  const bySql = /sum\(\s*(?:\w+\.)?amount(?:_including_tax|_excluding_tax)?\s*\)/;
  expect(naming(bySql, others)).toEqual([]);
  expect(naming(/\+ (?:\w+\.)?amount(?:Including|Excluding)Tax\b/, others)).toEqual([]);
});

test('nobody but the ledger writes the lines, deposits, requests and orders of a booking', () => {
  const table =
    '(?:booking_costs|booking_payments|booking_deposits|payment_requests|payment_transactions|payment_orders)';
  const byKysely = new RegExp(`(?:insertInto|updateTable|deleteFrom)\\('${table}'`);
  const bySql = new RegExp(`(?:insert into|update|delete from) ${table}\\b`);
  const others = outside('ledger', ...SEEDS);
  expect([...naming(byKysely, others), ...naming(bySql, others)]).toEqual([]);
});

test('the ledger knows no feature, and providers know no bookings', () => {
  const imports = (room: string) => files.filter(({ path }) => path.startsWith(`${room}/`));
  expect(naming(/from '[^']*\/features\//, imports('ledger'))).toEqual([]);
  expect(naming(/from '[^']*\/features\/bookings\//, imports('payments'))).toEqual([]);
});
