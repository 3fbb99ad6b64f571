import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleTextsModule } from '../scripts/example-texts.ts';
import { compileCompany } from '../src/compile/compile-company.ts';
import type { ReadBeside } from '../src/compile/context.ts';
import { companySchemaText } from '../src/schema/json-schema.ts';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const HERON_BAY = text('../examples/heronbay.yaml');
const KESTREL_QUAY = text('../examples/kestrelquay.yaml');

const readBeside: ReadBeside = async (path) => {
  const file = new URL(`../examples/${path}`, import.meta.url);
  if (!existsSync(file)) return { problem: 'does not exist' };
  return { content: Uint8Array.from(readFileSync(file)) };
};

/** A reader that finds this content under every name. */
const reading =
  (content: string | Uint8Array<ArrayBuffer>): ReadBeside =>
  async () => ({
    content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  });

async function problemsOf(content: string, read = readBeside): Promise<string[]> {
  const compiled = await compileCompany('heronbay.yaml', content, read);
  return compiled.ok ? [] : compiled.problems;
}

/** Changes a part of the file, and returns the place of `^` in the change as line and column. */
function plant(before: string, after: string): { edited: string; place: string } {
  const start = HERON_BAY.lastIndexOf('\n', HERON_BAY.search(escaped(before))) + 1;
  const edited = HERON_BAY.slice(0, start) + HERON_BAY.slice(start).replace(before, after);
  const linesBefore = edited.slice(0, edited.indexOf('^', start)).split('\n');
  const column = (linesBefore.at(-1)?.length ?? 0) + 1;
  return { edited: edited.replace('^', ''), place: `${linesBefore.length}:${column}` };
}

/** A field at the end of its line is not mistaken for a longer one. */
function escaped(before: string): RegExp {
  return new RegExp(`(?<=[ {\\n])${before.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
}

test('the example companies are without fault', async () => {
  expect(await problemsOf(HERON_BAY)).toEqual([]);
  expect(await problemsOf(KESTREL_QUAY)).toEqual([]);
});

const remedy = 'run: npm run generate -w company';

test('the JSON Schema for editors is the one that files are checked against', () => {
  expect(text('../company.schema.json'), remedy).toBe(companySchemaText());
});

test('the example texts that programs import are those of the YAML files', () => {
  expect(text('../src/examples/texts.generated.ts'), remedy).toBe(exampleTextsModule());
});

const mistakes = text('./company-mistakes.txt')
  .trim()
  .split('\n\n')
  .slice(1)
  .map((mistake) => mistake.split('\n') as [string, string, string]);

test.each(mistakes)('%s → %s is refused at its line and column', async (before, after, message) => {
  const { edited, place } = plant(before, after);
  expect(edited).not.toBe(HERON_BAY);
  expect(await problemsOf(edited)).toContain(`heronbay.yaml:${place} ${message}`);
});

test.each([
  [
    'a slot without a price',
    '      - { slot: midweek, price: 940.00 }\n',
    "rentalSetups[3].pricing: 'osprey-10' has no price for slot 'midweek', which schedule 'cruiser-trips' offers",
  ],
  [
    'a length without a price',
    '        - { length: 8, price: 280.00 }\n',
    "rentalSetups[0].pricing: 'plover-5' has no price for 8 h, which schedule 'sloop-days' offers",
  ],
  [
    'a company without guests',
    '    type: guest\n',
    'customerTypes: needs exactly one entry with type: guest, has 0',
  ],
  ['a dock without a name', '    name: Mill Lock\n', 'docks[1].name: is missing'],
])('%s is refused', async (_, removed, message) => {
  const replacement = removed.includes('guest') ? '    type: custom\n' : '';
  const edited = HERON_BAY.replace(removed, replacement);
  expect(await problemsOf(edited)).toEqual([expect.stringContaining(message)]);
});

/** Nine aliases of nine aliases, and so on: a few lines that would fill the memory. */
const endless = 'abcdefgh'.replace(/./g, (name, at) => {
  const inner = at === 0 ? 'x' : `*${'abcdefgh'[at - 1]}`;
  return `${name}: &${name} [${Array(9).fill(inner)}]\n`;
});

test.each([
  ['aliases without end', endless, 'heronbay.yaml:1:1 Excessive alias count'],
  ['an alias of itself', '&a [*a]', 'must be a map'],
  ['a tag that asks for code', '!!js/function "function () {}"', 'must be a map'],
  ['fifty thousand brackets', '['.repeat(50_000), 'heronbay.yaml:1:'],
  ['bytes that are no text', '\u0000\u0001\ufffd', 'must be a map'],
])('%s is refused', async (_, content, message) => {
  expect((await problemsOf(content))[0]).toContain(message);
});

test('a second setup of a model at a dock must not start before the first has ended', async () => {
  const second = `  - dock: north-pier
    boatModel: plover-5
    from: 2026-01-01
    schedule: sloop-days
    pricing: plover-5
`;
  const lines = HERON_BAY.slice(0, HERON_BAY.indexOf('\naddOnCategories:')).split('\n').length;
  const withSecond = (text: string) =>
    text.replace('\naddOnCategories:', `${second}\naddOnCategories:`);
  expect(await problemsOf(withSecond(HERON_BAY))).toEqual([
    `heronbay.yaml:${lines + 2}:11 rentalSetups[4].from: The same model and dock have a setup from 2023-03-01 without an end. Periods may not overlap.`,
  ]);
  const ended = HERON_BAY.replace(
    'from: 2023-03-01\n',
    'from: 2023-03-01\n    until: 2025-12-31\n',
  );
  expect(await problemsOf(withSecond(ended))).toEqual([]);
});

async function warningsOf(content: string): Promise<string[]> {
  const compiled = await compileCompany('heronbay.yaml', content, readBeside);
  if (!compiled.ok) throw new Error(compiled.problems.join('\n'));
  return compiled.warnings;
}

test('a color that is hard to read is a warning with its line and a shade that is dark enough', async () => {
  const light = HERON_BAY.replace('accent: "#B85C00"', 'accent: "#E07A1F"');
  const line = light.slice(0, light.indexOf('"#E07A1F"')).split('\n').length;
  expect(await warningsOf(HERON_BAY)).toEqual([]);
  expect(await warningsOf(light)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^heronbay.yaml:${line}:13 bookingForm.branding.accent: #E07A1F has a contrast of 3.01:1 with white, .* such as #[0-9a-f]{6}$`,
      ),
    ),
  ]);
});

test('words that a language of the form lacks are a warning, not a mistake', async () => {
  const missing = HERON_BAY.replace('    Early booking: Tidlig booking\n', '');
  expect(await warningsOf(missing)).toEqual([
    expect.stringContaining(
      "bookingForm.languages.offered[1]: da lacks 1 of 34 of your own texts: 'Early booking'; visitors read them in en until you translate them",
    ),
  ]);
});

test('a waiver for anyone has no last signature, so it cannot be required', async () => {
  const edited = HERON_BAY.replace('signer: main_renter', 'signer: anyone');
  expect(await problemsOf(edited)).toEqual([
    expect.stringContaining('waivers[1].requiredBeforeHandOut: is not possible'),
  ]);
});

test('a waiver gets another version with other words, and keeps it with the same', async () => {
  const versionsOf = async (content: string, read = readBeside) => {
    const compiled = await compileCompany('heronbay.yaml', content, read);
    return compiled.ok ? compiled.company.waivers.map(({ version }) => version) : [];
  };
  const [rules, contract] = await versionsOf(HERON_BAY);
  const edited = HERON_BAY.replace('Nobody steers\n      after drinking.', 'Stay sober.');
  expect(edited).not.toBe(HERON_BAY);
  expect(await versionsOf(edited)).toEqual([expect.not.stringMatching(rules ?? ''), contract]);
  const otherPdf = await versionsOf(HERON_BAY, reading(PDF));
  expect(otherPdf).toEqual([rules, expect.not.stringMatching(contract ?? '')]);
  const renamed = HERON_BAY.replace('cruiser-contract.pdf', 'renamed.pdf');
  expect(await versionsOf(renamed, reading(PDF))).toEqual(otherPdf);
});

const PDF = '%PDF-1.7\n%%\nstartxref\n9\n%%EOF\n';

test('a PDF that several languages share is stored once', async () => {
  const compiled = await compileCompany('heronbay.yaml', HERON_BAY, reading(PDF));
  expect(compiled).toMatchObject({ ok: true, company: { waiverFiles: [{ size: PDF.length }] } });
});

test.each([
  ['a file of another kind', 'PK\u0003\u0004', 'is not a PDF: export the document as one'],
  ['an empty file', '', 'is not a PDF: export the document as one'],
  ['a web page with a PDF inside', `<script></script>${PDF}`, 'is not a PDF'],
  ['half a PDF', PDF.slice(0, -3), 'is only a part of a PDF, its end is missing'],
  ['a PDF with a password', `%PDF-1.7\ntrailer << /Encrypt 7 0 R >>\n${PDF}`, 'is protected'],
  ['a PDF that is too large', `${PDF}${' '.repeat(5_000_000)}`, 'is larger than 5 MB'],
])('%s is refused as a waiver', async (_, content, message) => {
  const one = HERON_BAY.replaceAll(/\n *pdf: waivers\/cruiser-contract-d[ae]\.pdf/g, '');
  expect(await problemsOf(one, reading(content))).toEqual([
    expect.stringContaining(`waivers[1].pdf: waivers/cruiser-contract.pdf ${message}`),
  ]);
});

test('the same words cannot be translated in two ways', async () => {
  const edited = HERON_BAY.replace(
    'translations: { da: { name: Joller }',
    'translations: { da: { name: Jolle }',
  ).replace('name: Tenders', 'name: Sloops');
  expect(await problemsOf(edited)).toEqual([
    expect.stringContaining(
      "categories[1].translations.da.name: 'Sloops' is 'Snekker' at categories[0].translations.da.name; use the same words",
    ),
    expect.stringContaining("categories[1].translations.de.name: 'Sloops' is 'Schaluppen'"),
  ]);
});

test.each([
  [
    'returnUrl: { da: "https://www.heronbay.example/tak" }',
    'returnUrl: needs an address for en, the default language',
  ],
  [
    'returnUrl: { en: "http://www.heronbay.example/thanks" }',
    "returnUrl.en: must be an address that starts with https://, not 'http://www.heronbay.example/thanks'",
  ],
  [
    'returnUrl: { en: "https://www.heronbay.example", fr: "https://www.heronbay.example/merci" }',
    "returnUrl.fr: 'fr' is not a language of the form; known are en, da, de",
  ],
  ['analytics: G-ABC1234567', "analytics: must be true or false, not the text 'G-ABC1234567'"],
])('%s is refused', async (added, message) => {
  const edited = HERON_BAY.replace('  alternatives:\n', `  ${added}\n  alternatives:\n`);
  expect(await problemsOf(edited)).toEqual([expect.stringContaining(`bookingForm.${message}`)]);
});

test('a question with a choice needs choices, and no other kind has any', async () => {
  const without = HERON_BAY.replace('choices: [Never, Once or twice, Often]', 'choices: [Never]');
  expect(await problemsOf(without)).toContainEqual(
    expect.stringContaining('bookingForm.questions[1]: needs at least two choices'),
  );
  const other = HERON_BAY.replace('kind: choice', 'kind: short');
  expect(await problemsOf(other)).toContainEqual(
    expect.stringContaining('bookingForm.questions[1].choices: are only for kind: choice'),
  );
});

test('a company that says nothing about its pages gets defaults in the language of its locale', async () => {
  const file = parse(KESTREL_QUAY);
  for (const part of [
    'bookingForm',
    'waivers',
    'messageFlows',
    'connectedBoats',
    'lineTranslations',
  ]) {
    delete file[part];
  }
  for (const setup of file.rentalSetups) {
    delete setup.waivers;
    delete setup.messageFlow;
  }
  const plain = JSON.stringify(file, (key, value) => (key === 'translations' ? undefined : value));
  const compiled = await compileCompany('plain.yaml', plain, readBeside);
  expect(compiled).toMatchObject({
    ok: true,
    company: {
      questions: [],
      waivers: [],
      pages: {
        branding: { logoUrl: null, corners: 'soft', font: 'system' },
        languages: { default: 'en', offered: ['en'], fallbacks: {} },
        options: { datePicker: 'automatic', phone: 'optional', first: 'dock' },
        alternatives: { enabled: true, noOtherModelsIn: [] },
        returnUrls: {},
        startConditions: { balance: true, deposit: true, waivers: true },
      },
    },
  });
});

test('a discount takes off one thing', async () => {
  const sentence = 'discounts[1]: needs exactly one of percentage, amount and freeTime';
  const campaign = 'name: September afternoons\n    percentage: 15\n';
  const none = HERON_BAY.replace(campaign, 'name: September afternoons\n');
  const two = HERON_BAY.replace(campaign, `${campaign}    freeTime: 1 h\n`);
  for (const edited of [none, two]) {
    expect(await problemsOf(edited)).toEqual([expect.stringContaining(sentence)]);
  }
});

test('a slot with a price of null is hidden on purpose', async () => {
  expect(await problemsOf(HERON_BAY.replace('price: 940.00', 'price: null'))).toEqual([]);
});

test.each([
  ['docks: [', 'heronbay.yaml:1:9 '],
  [
    'name: a\nname: b',
    'heronbay.yaml:2:1 is a field that this entry has already: keep one of them',
  ],
  ['name: *unknown', 'heronbay.yaml:1:1 Unresolved alias'],
  ['- a list', 'heronbay.yaml:1:1 must be a map'],
  ['', 'heronbay.yaml:1:1 is empty: start from an example'],
  ['# nothing yet\n', 'heronbay.yaml:1:1 is empty: start from an example'],
])('%j is refused with a sentence', async (content, beginning) => {
  const [problem] = await problemsOf(content);
  expect(problem).toContain(beginning);
});

test.each([
  ['    name: Mill Lock', '   name: Mill Lock', 'does not fit the line before or after it: '],
  [
    '      city: Heron Bay',
    '        city: Heron Bay',
    'does not fit the line before or after it: ',
  ],
  [
    '    name: Mill Lock',
    '    name: Mill Lock: east',
    'does not fit the line before or after it: ',
  ],
  ['    name: Mill Lock', '\tname: Mill Lock', 'begins with a tab: indent with spaces'],
])('%j → %j is one problem of the layout', async (before, after, message) => {
  const problems = await problemsOf(HERON_BAY.replace(before, after));
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test('every mistake is named at once, in the order of the file', async () => {
  const edited = HERON_BAY.replace('pricing: osprey-10', 'pricing: osprey').replace(
    'category: sloops',
    'category: sloop',
  );
  expect(await problemsOf(edited)).toEqual([
    expect.stringContaining('boatModels[0].category'),
    expect.stringContaining('rentalSetups[3].pricing'),
  ]);
});

test('a waiver is a text or a PDF, not both and not neither', async () => {
  const pdf = '    pdf: waivers/cruiser-contract.pdf\n';
  expect(await problemsOf(HERON_BAY.replace(pdf, `${pdf}    text: I rent a boat.\n`))).toEqual([
    expect.stringContaining('waivers[1].pdf: is one document too many beside the text'),
  ]);
  expect(await problemsOf(HERON_BAY.replace(pdf, ''))).toContainEqual(
    expect.stringContaining('waivers[1]: needs a text, or a pdf that lies beside this file'),
  );
});
