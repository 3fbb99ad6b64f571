import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import TreeSitter from '@vscode/tree-sitter-wasm';
import { expect, test } from 'vitest';
import { samplesOf } from '../../src/samples/samples.ts';
import { goodExchanges } from './good-exchanges.ts';
import { SampleFolder } from './programs.ts';

const { Language, Parser } = TreeSitter;
const require = createRequire(import.meta.url);

await Parser.init();

async function parserOf(grammar: string): Promise<InstanceType<typeof Parser>> {
  const file = require.resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`);
  return new Parser().setLanguage(await Language.load(file));
}

test.each([
  ['csharp', 'c-sharp'],
  ['go', 'go'],
] as const)('every sample in %s is free of syntax errors', async (language, grammar) => {
  const parser = await parserOf(grammar);
  const broken = goodExchanges
    .map(({ id, example }) => samplesOf(id, example)[language])
    .filter((code) => parser.parse(code)?.rootNode.hasError !== false);
  expect(broken).toEqual([]);
});

test('every sample in TypeScript fits the types of the client', async () => {
  const folder = await SampleFolder.create();
  const files = await Promise.all(
    goodExchanges.map(async ({ id, example }) => {
      const file = join(folder.path, `${id}-${example}.mts`);
      await writeFile(file, samplesOf(id, example).typescript);
      return file;
    }),
  );
  const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--skipLibCheck'];
  const target = ['--target', 'es2023', '--module', 'preserve', '--types', 'node'];
  const said = await promisify(execFile)(compiler, [...options, ...target, ...files], {
    cwd: folder.path,
  }).then(
    () => '',
    ({ stdout }) => stdout,
  );
  await folder.stop();
  expect(said).toBe('');
}, 60_000);
