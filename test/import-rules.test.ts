import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-rules-'));
  const rules = JSON.parse(readFileSync(new URL('biome.json', root), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What the linter says of a file with this import on its second line. */
function lint(path: string, imported: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(
    join(folder, path),
    `import { first } from './first.ts';\nimport { second } from '${imported}';\nexport const both = [first, second];\n`,
  );
  const biome = new URL('node_modules/.bin/biome', root).pathname;
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each([
  ['contract/src/limits.ts', '@slipway/engine', 'contract/ imports nothing of ours'],
  [
    'contract/src/docks/schema.ts',
    '../../../engine/src/index.ts',
    'contract/ imports nothing of ours',
  ],
  ['engine/src/pricing/simple.ts', '@slipway/api', 'engine/ imports only @slipway/contract'],
  [
    'engine/src/pricing/simple.ts',
    '../../../contract/src/limits.ts',
    'engine/ imports only @slipway/contract',
  ],
  ['engine/src/index.ts', '@slipway/company', 'engine/ imports only @slipway/contract'],
  ['company/src/index.ts', '@slipway/api', 'company/ imports only @slipway/contract and'],
  [
    'company/src/index.ts',
    '../../api/src/host/app.ts',
    'company/ imports only @slipway/contract and',
  ],
  ['site/src/pages/index.tsx', '@slipway/api', 'site/ never imports api/'],
  ['site/src/pages/index.tsx', '../../../api/src/host/app.ts', 'site/ never imports api/'],
  ['sandbox/src/page/open-sandbox.ts', '@slipway/api/host', 'What a page loads'],
  ['sandbox/src/worker/world.ts', '@slipway/api/demo', 'of api/ it imports @slipway/api/host only'],
  ['sandbox/src/worker/world.ts', 'node:fs', 'This import references a Node.js builtin module'],
  ['ui/src/button/Button.tsx', '@slipway/contract', 'ui/ imports nothing of ours'],
  ['storefront/src/app/Page.tsx', '@slipway/contract', 'A page loads no schemas and no server'],
  ['storefront/src/app/Page.tsx', '@slipway/api', 'A page loads no schemas and no server'],
  [
    'storefront/src/features/form/BookingForm.tsx',
    '../booking/BookingPage.tsx',
    'Features do not import each other',
  ],
  ['dashboard/src/shell/Shell.tsx', '@slipway/api', 'A screen asks the API through'],
  [
    'dashboard/src/features/today/Today.tsx',
    '../bookings/BookingRow.tsx',
    'Features do not import each other',
  ],
  [
    'dashboard/src/shell/rail/Rail.tsx',
    '../../features/today/Today.tsx',
    'Features do not import each other',
  ],
  ['contract/src/limits.ts', 'node:fs', 'This import references a Node.js builtin module'],
  ['engine/src/index.ts', 'node:fs', 'This import references a Node.js builtin module'],
  ['company/src/index.ts', 'node:fs', 'This import references a Node.js builtin module'],
  ['api/src/demo/seed-demo.ts', 'node:path', 'This import references a Node.js builtin module'],
  ['api/src/host/app.ts', 'node:fs', 'This import references a Node.js builtin module'],
  [
    'api/src/http/authenticate.ts',
    'node:crypto',
    'This import references a Node.js builtin module',
  ],
  [
    'api/src/features/bookings/create-booking.ts',
    'node:crypto',
    'This import references a Node.js builtin module',
  ],
])('%s may not import %s, and the line is named', (path, imported, message) => {
  const said = lint(path, imported);
  expect(said).toContain(`${path}:2:`);
  expect(said.replace(/\s+/g, ' ')).toContain(message);
});

test.each([
  ['engine/src/index.ts', '@slipway/contract'],
  ['company/src/index.ts', '@slipway/engine'],
  ['api/src/host/app.ts', '@slipway/engine'],
  ['api/src/demo/demo-keys-file.ts', 'node:fs'],
  ['api/src/host/server.ts', 'node:http'],
  ['site/src/pages/index.tsx', '@slipway/engine'],
  ['site/src/pages/index.tsx', '@slipway/sandbox'],
  ['sandbox/src/worker/world.ts', '@slipway/api/host'],
  ['site/pictures/index.ts', '@slipway/company'],
  ['storefront/src/app/Page.tsx', '@slipway/ui'],
  ['storefront/src/app/Page.tsx', '@slipway/contract/languages'],
  ['storefront/src/pages/book.tsx', '../features/form/BookingForm.tsx'],
  ['dashboard/src/features/today/Today.tsx', '../../shell/label.ts'],
  ['dashboard/src/app/screens.ts', '../features/today/Today.tsx'],
])('%s may import %s', (path, imported) => {
  expect(lint(path, imported)).not.toContain(`${path}:2:`);
});

test('every feature of the dashboard is one that others may not import', () => {
  const rules = readFileSync(new URL('biome.json', root), 'utf8');
  const [, listed = ''] = /\{(api-keys,[^}]+)\}/.exec(rules) ?? [];
  const features = readdirSync(new URL('dashboard/src/features/', root));
  expect(features.filter((name) => !listed.split(',').includes(name))).toEqual([]);
});
