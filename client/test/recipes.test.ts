import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConsumerProject } from './consumer-project.ts';
import { promisedLines } from './readme-examples.ts';
import { RunningApi } from './running-api.ts';

/** Each program with the guide that shows it. */
const RECIPES = {
  'hotel-desk': 'api',
  'portal-in-step': 'api',
  'own-booking-form': 'advanced-integration',
} as const;

type Recipe = keyof typeof RECIPES;

const GUIDES = new URL('../../site/docs/guides/settings/dive-deeper/', import.meta.url);

const programOf = (name: Recipe) =>
  readFile(new URL(`../recipes/${name}.ts`, import.meta.url), 'utf8');

let project: ConsumerProject;
let api: RunningApi;

beforeAll(async () => {
  project = await ConsumerProject.create();
  api = await RunningApi.start();
}, 120_000);

afterAll(() => Promise.all([project?.remove(), api?.stop()]), 30_000);

const environment = () => ({ SLIPWAY_API_KEY: api.heronBayKey, SLIPWAY_BASE_URL: api.url });

test.each(Object.entries(RECIPES) as [Recipe, string][])(
  'the recipe %s compiles in a strict project, and is the one of the guide %s',
  async (name, guide) => {
    const program = await programOf(name);
    expect(await project.typeErrors(program, 'nodenext')).toBe('');
    expect(await readFile(new URL(`${guide}.mdx`, GUIDES), 'utf8')).toContain(program.trim());
  },
  60_000,
);

test.each(['hotel-desk', 'portal-in-step'] as const)(
  'the recipe %s prints what it says',
  async (name) => {
    const program = await programOf(name);
    const printed = await project.run(program, environment());
    const promised = promisedLines(program);
    expect(printed.filter((line) => promised.includes(line))).toEqual(promised);
  },
  60_000,
);

test('the own booking form takes a customer from the times to the link that confirms', async () => {
  const { code } = await transform(await programOf('own-booking-form'), { loader: 'ts' });
  await writeFile(new URL('form.js', project.folder), code);
  const form = spawn(process.execPath, ['form.js'], {
    cwd: fileURLToPath(project.folder),
    env: { PATH: process.env.PATH, PORT: '0', ...environment() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await portOf(form);
    const ask = async (step: string, sent: object = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${step}`, {
        method: 'POST',
        body: JSON.stringify(sent),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const date = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const dockId = (await ask('docks')).body[0].id;
    const models = (await ask('times', { dockId, date, passengers: 2 })).body;
    const [model] = models;
    const start = model.pickups.find(({ returns }: { returns: { bookable: boolean }[] }) =>
      returns.some(({ bookable }) => bookable),
    );
    const back = start.returns.find(({ bookable }: { bookable: boolean }) => bookable);
    const trip = {
      dockId,
      boatModelId: model.boatModelId,
      pickup: start.pickup,
      return: back.return,
      passengers: 2,
    };
    const couponCode = 'WELCOME5';
    const price = (await ask('price', { ...trip, couponCode })).body;
    expect(price.costs.totalIncludingTax).toBeLessThan(back.totalIncludingTax);
    const held = (await ask('hold', { ...trip, couponCode })).body;
    expect(held).toMatchObject({
      status: 'draft',
      totalIncludingTax: price.costs.totalIncludingTax,
    });
    const names = { givenName: 'Leila', familyName: 'Haddad', email: 'leila.haddad@example.com' };
    const paying = (await ask('pay', { bookingId: held.bookingId, ...names })).body;
    expect(paying).toMatchObject({ status: 'draft', balance: held.totalIncludingTax });
    expect(paying.paymentUrl).toMatch(/^https:.*\/pay$/);
    expect((await ask('leave', { bookingId: held.bookingId })).body.status).toBe('canceled');
    expect(await ask('hold', { ...trip, boats: 4, passengers: 400 })).toMatchObject({
      status: 406,
      body: { message: expect.stringMatching(/^Too many passengers/) },
    });
    expect((await ask('price', { dockId })).status).toBe(422);
    expect((await ask('nowhere')).status).toBe(404);
  } finally {
    form.kill();
    await once(form, 'exit');
  }
}, 60_000);

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The form has no output to read.');
  for await (const line of createInterface({ input: stdout })) return JSON.parse(line).port;
  throw new Error('The form did not start.');
}
