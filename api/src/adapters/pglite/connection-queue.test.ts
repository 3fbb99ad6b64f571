import { expect, test } from 'vitest';
import { isDatabaseError } from '../../database/database-error.ts';
import { ConnectionQueue } from './connection-queue.ts';

test('the connection goes to one after the other, in the order in which they asked', async () => {
  const queue = new ConnectionQueue(1000);
  const order: number[] = [];
  await queue.take();
  const takers = [1, 2, 3].map((number) => queue.take().then(() => order.push(number)));
  for (const taker of takers) {
    queue.release();
    await taker;
  }
  expect(order).toEqual([1, 2, 3]);
});

test('who waits too long gets the error of a lock timeout, and the others keep their place', async () => {
  const queue = new ConnectionQueue(50);
  await queue.take();
  const error = await queue.take().catch((reason: unknown) => reason);
  expect(isDatabaseError(error, 'lockNotAvailable')).toBe(true);
  const next = queue.take();
  queue.release();
  await next;
  queue.release();
  await queue.take();
});
