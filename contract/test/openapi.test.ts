import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type OpenApiDocument, openApiDocument } from '../src/index.ts';
import { openApiFiles } from '../src/openapi/files.ts';
import { documentFaults } from './document-faults.ts';

/** A copy of the document in which one place holds another value, or nothing. */
function documentWith(place: string[], value: unknown): OpenApiDocument {
  const copy = JSON.parse(JSON.stringify(openApiDocument()));
  const parent = place.slice(0, -1).reduce((inner, step) => inner[step], copy);
  parent[place.at(-1) as string] = value;
  return JSON.parse(JSON.stringify(copy));
}

test.each(Object.entries(openApiFiles()))(
  'contract/%s is what the contract says now',
  async (name, content) => {
    const written = await readFile(new URL(`../${name}`, import.meta.url), 'utf8');
    const hint = `contract/${name} is stale: run "npm run contract" and commit it`;
    expect(written === content, hint).toBe(true);
  },
);

describe('our own rules for the document', () => {
  test('every field is described and has an example, every operation has examples, nothing is unused', () => {
    expect(documentFaults(openApiDocument())).toEqual([]);
  });

  test.each([
    {
      fault: 'a field without an example',
      place: 'components/schemas/Dock/properties/name/examples',
      found: 'Dock.name has no example: add one in contract/src',
    },
    {
      fault: 'a field without a description',
      place: 'components/schemas/FinancialDetails/properties/costs/properties/lines/description',
      found: 'FinancialDetails.costs.lines has no description: add one in contract/src',
    },
    {
      fault: 'an enumeration value without a meaning',
      place: 'components/schemas/Payment/properties/source/x-enumDescriptions/refund',
      found: "Payment.source does not explain 'refund': add its meaning in contract/src/enums.ts",
    },
  ])('$fault is named', ({ place, found }) => {
    expect(documentFaults(documentWith(place.split('/'), undefined))).toEqual([found]);
  });

  test('an operation without an example for one of its answers is named', () => {
    const examples = ['responses', '200', 'content', 'application/json', 'examples'];
    const document = documentWith(['paths', '/v1/docks', 'get', ...examples], {});
    expect(documentFaults(document)).toEqual([
      'listDocks has no example for 200: add an exchange to the operation in contract/src',
    ]);
  });

  test('a component that nothing refers to is named', () => {
    const document = documentWith(['components', 'schemas', 'Raft'], { description: 'A raft.' });
    expect(documentFaults(document)).toEqual([
      '#/components/schemas/Raft is used nowhere: take it out of contract/src',
    ]);
  });
});
