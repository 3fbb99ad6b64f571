import pg from 'pg';
import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('a step that ends answers what it made, or fails as it failed', async () => {
  expect(await inTime('opening', Promise.resolve('world'), undefined)).toBe('world');
  const failing = inTime('opening', Promise.reject(new Error('no room')), undefined);
  await expect(failing).rejects.toThrow('no room');
});

test('a step that waits for ever is named, with who holds what it waits for', async () => {
  const server = process.env.TEST_DATABASE_URL as string;
  const [holder, waiter] = [0, 1].map(() => new pg.Client({ connectionString: server }));
  if (!holder || !waiter) throw new Error('There are two.');
  await Promise.all([holder.connect(), waiter.connect()]);
  await holder.query('select pg_advisory_lock(27)');
  const waiting = waiter.query('select pg_advisory_lock(27)');
  const step = inTime('copying a database', waiting, server, 200);
  await expect(step).rejects.toThrow(
    /^copying a database has not ended after 0\.2 s\..*"wait_event":"advisory".*lock\(27\)/s,
  );
  await holder.end();
  await waiting;
  await waiter.end();
});
