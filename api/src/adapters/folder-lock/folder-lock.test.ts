import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { thisProcess } from './process-identity.ts';

let folder: string;
let lockFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-lock-'));
  lockFile = join(folder, 'slipway.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const leaveLock = (owner: object) =>
  writeFile(lockFile, JSON.stringify({ ...thisProcess(), ...owner }));

test('a held folder is refused with a sentence that names the process', async () => {
  const lock = await lockFolder(folder, false);
  await expect(lockFolder(folder, true)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}: stop it, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
  );
  lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['has ended', { pid: 2 ** 22 + 1 }],
  ['has ended and whose pid another process got', { startedAt: '1' }],
  ['ran before the machine was started anew', { bootId: 'earlier' }],
])('the lock of a process that %s is taken over', async (_what, owner) => {
  await leaveLock(owner);
  const lock = await lockFolder(folder, false);
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toEqual(thisProcess());
  expect(await readdir(folder)).toEqual(['slipway.lock']);
  lock.release();
});

test('the lock of another host is taken over only when the operator says so', async () => {
  await leaveLock({ host: 'another-host' });
  await expect(lockFolder(folder, false)).rejects.toThrow(
    `on host another-host: if that one is gone, start once with DATA_LOCK=takeover.`,
  );
  const lock = await lockFolder(folder, true);
  expect(JSON.parse(await readFile(lockFile, 'utf8')).host).toBe(hostname());
  lock.release();
});

test('a lock that was taken over by somebody else is not released', async () => {
  const lock = await lockFolder(folder, false);
  await leaveLock({ host: 'another-host' });
  lock.release();
  expect(await readdir(folder)).toEqual(['slipway.lock']);
});

test('the lock of a process that has ended and that nobody has waited for is taken over', async () => {
  // The shell starts a child and becomes a program that waits for no child before that one ends.
  const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60']);
  const [printed] = await once(parent.stdout, 'data');
  const pid = Number(String(printed));
  const state = async () => /\) (\S)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8'))?.[1];
  await expect.poll(state).toBe('Z');
  const [, , , ...fields] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  await leaveLock({ pid, startedAt: fields[18] });
  const lock = await lockFolder(folder, false);
  lock.release();
  parent.kill();
});

test.each(['not json', 'null', '7', '[]', '{"pid":"1"}'])(
  'a lock file that holds %s is named in the sentence',
  async (content) => {
    await writeFile(lockFile, content);
    await expect(lockFolder(folder, false)).rejects.toThrow(
      `${lockFile} is not a lock of Slipway: delete it if nothing uses the folder.`,
    );
  },
);

test('of many processes that find the same dead locks, each folder goes to one', async () => {
  const folders = Array.from({ length: 30 }, (_, index) => join(folder, String(index)));
  for (const each of folders) {
    await mkdir(each);
    await writeFile(join(each, 'slipway.lock'), JSON.stringify({ ...thisProcess(), pid: 2 ** 23 }));
  }
  const entry = new URL('./take-lock.test-process.ts', import.meta.url);
  const execArgv = ['--import', import.meta.resolve('tsx')];
  const takers = Array.from({ length: 6 }, () => fork(entry, folders, { execArgv }));
  await Promise.all(takers.map((taker) => once(taker, 'message')));
  for (const taker of takers) taker.send('take');
  const answers = await Promise.all(takers.map((taker) => once(taker, 'message')));
  expect(answers.flatMap(([taken]) => taken).sort()).toEqual([...folders].sort());
  for (const taker of takers) taker.disconnect();
  await Promise.all(takers.map((taker) => once(taker, 'exit')));
});
