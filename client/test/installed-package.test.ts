import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/transport/settings.ts';
import { ConsumerProject } from './consumer-project.ts';
import { readmeProgram } from './readme-examples.ts';

let project: ConsumerProject;

beforeAll(async () => {
  project = await ConsumerProject.create();
}, 60_000);

afterAll(() => project?.remove());

test('the package holds one file of code, its types, a manifest and the README', () => {
  const others = project.packed.files.map(({ path }) => path).filter((p) => !p.endsWith('.d.ts'));
  expect(others.sort()).toEqual(['README.md', 'index.js', 'package.json']);
});

test('the package stays below 30 kB and brings nothing else along', async () => {
  expect(project.packed.size).toBeLessThan(30_000);
  const lock = await readFile(new URL('package-lock.json', project.folder), 'utf8');
  expect(Object.keys(JSON.parse(lock).packages)).toEqual(['', 'node_modules/@slipway/client']);
});

test.each(['nodenext', 'preserve'] as const)(
  'the examples of the README compile in a strict project with module %s',
  async (module) => {
    expect(await project.typeErrors(await readmeProgram(), module)).toBe('');
  },
  30_000,
);

test('a field that does not exist is an error of the compiler', async () => {
  const program = `import { Slipway } from '@slipway/client';
    await new Slipway({ apiKey: 'key' }).bookings.update('id', { people: 5 });`;
  expect(await project.typeErrors(program, 'nodenext')).toContain(
    "'people' does not exist in type",
  );
}, 30_000);

test('the README names the limits that a call has', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  for (const [name, limit] of Object.entries(DEFAULT_LIMITS)) {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\| ${limit} +\\|`, 'm'));
  }
});
