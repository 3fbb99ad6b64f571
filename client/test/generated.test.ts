import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from '../generator/generated-files.ts';
import { fieldsText } from '../generator/type-text.ts';

test.each(Object.entries(generatedFiles()))(
  'client/src/%s is what the contract says now',
  async (name, content) => {
    const written = await readFile(new URL(`../src/${name}`, import.meta.url), 'utf8');
    const hint = `client/src/${name} is stale: run "npm run contract" and commit it`;
    expect(written === content, hint).toBe(true);
  },
);

test('a deprecated field is marked with what replaces it', () => {
  const old = { type: 'string', deprecated: true, 'x-replacedBy': 'taxRateId' };
  expect(fieldsText({ properties: { vatRateId: old }, required: ['vatRateId'] })).toBe(
    '{\n  /** @deprecated Use `taxRateId`. */\n  vatRateId: string;\n}',
  );
});

test('a schema of a kind that is not known stops the generator instead of becoming any', () => {
  expect(() => fieldsText({ properties: { raft: { type: 'raft' } } })).toThrow(
    'No TypeScript type is known for the schema type "raft".',
  );
});
