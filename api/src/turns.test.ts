import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const tooLate = () => new Error('too late');

test('turns go to one after the other, in the order in which they asked', async () => {
  const turns = new Turns({ atOnce: 1 });
  const order: number[] = [];
  await turns.take();
  const takers = [1, 2, 3].map((number) => turns.take().then(() => order.push(number)));
  for (const taker of takers) {
    turns.release();
    await taker;
  }
  expect(order).toEqual([1, 2, 3]);
});

test('no more go on at once than may', async () => {
  const turns = new Turns({ atOnce: 3 });
  let running = 0;
  const most: number[] = [];
  const work = async () => {
    running += 1;
    most.push(running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => turns.run(work)));
  expect(Math.max(...most)).toBe(3);
  expect(turns.size).toBe(0);
});

test('who waits too long is told so, and the others keep their place', async () => {
  const turns = new Turns({ atOnce: 1, timeoutMs: 50, tooLate });
  await turns.take();
  await expect(turns.take()).rejects.toThrow('too late');
  const next = turns.take();
  turns.release();
  await next;
  turns.release();
  await turns.take();
  expect(turns.size).toBe(1);
});

test('lines take turns, each has its own end, and who gives up leaves no line behind', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 2, timeoutMs: 50, tooLate });
  const order: string[] = [];
  await turns.take('a');
  const takers = ['a', 'a', 'b', 'b', 'c'].map((line) =>
    turns.take(line).then(() => order.push(line)),
  );
  await expect(turns.take('a')).rejects.toThrow('too late');
  for (let turn = 0; turn < takers.length; turn += 1) {
    turns.release();
    await new Promise(setImmediate);
  }
  await Promise.all(takers);
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b']);
  await expect(turns.take('a')).rejects.toThrow('too late');
  turns.release();
  expect(turns.size).toBe(0);
});
