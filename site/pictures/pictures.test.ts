import { readFileSync } from 'node:fs';
import { loadSaturday } from '@slipway/company';
import { describe, expect, test } from 'vitest';
import * as drawing from './draw-picture.ts';
import { kinds } from './index.ts';

const saturday = await loadSaturday();

function drawPicture(kind: string, source: string, firstLine: number): string {
  return drawing.drawPicture(kind, source, firstLine, saturday);
}

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```picture (\w+)\n([\s\S]*?)```/g)].map(
  ([, kind = '', source = '']) => ({ kind, source }),
);

test('the overview shows every kind of picture', () => {
  expect([...new Set(examples.map(({ kind }) => kind))].sort()).toEqual(Object.keys(kinds).sort());
});

test.each(examples)('the $kind of the overview can be drawn', ({ kind, source }) => {
  expect(drawPicture(kind, source, 1)).toContain('<figcaption>');
});

test.each(examples)('the words of the $kind of the overview stand apart', ({ kind, source }) => {
  const drawn = drawPicture(kind, source, 1);
  expect(
    drawn.match(/\w(?:<\/(?:span|strong|b)>)?<(?:span|strong|b|small)\b[^>]*>\w/g) ?? [],
  ).toEqual([]);
});

test('a sketch draws the corners that it names', () => {
  const sketch = (corners: string) =>
    `{title: Form, detail: ${corners} corners, corners: ${corners}, boxes: [{at: [0, 0, 9, 9], look: page}]}`;
  const source = `label: A form with two kinds of corners.\nsketches: [${sketch('square')}, ${sketch('round')}]`;
  const [square, round] = drawPicture('sketch', source, 1).match(/rx="\d+"/g) ?? [];
  expect([square, round]).toEqual(['rx="0"', 'rx="5"']);
});

describe('a faulty picture is refused with its line and what is wrong', () => {
  test.each([
    {
      fault: 'an unknown kind',
      kind: 'photo',
      source: 'label: A boat that lies at North Pier.',
      message: "line 10: there is no picture 'photo'; the kinds are",
    },
    {
      fault: 'no label',
      kind: 'timeline',
      source: 'moments: [{when: now, what: a}, {when: later, what: b}]',
      message: 'label is required',
    },
    {
      fault: 'broken YAML',
      kind: 'timeline',
      source: 'label: Moments of a trip, in order.\nmoments: [{when: now',
      message: 'line 11:',
    },
    {
      fault: 'a field that does not exist',
      kind: 'timeline',
      source:
        'label: Moments of a trip, in order.\nmoments:\n  - {when: now, what: a}\n  - {when: later, what: b, colour: red}',
      message: 'line 13: moments.1.colour is not a known field',
    },
    {
      fault: 'a receipt that does not add up',
      kind: 'receipt',
      source:
        'label: What a short trip costs in all.\nlines: [{what: Plover 5, cents: 9600}]\ntotal: {what: Total, cents: 9700}',
      message: 'the lines add up to 9600 cents, but the total says 9700',
    },
    {
      fault: 'a bar outside of the axis',
      kind: 'board',
      source:
        "label: The Board of North Pier on a day.\naxis: day\nrows: [{name: Plover 5, bars: [{from: noon, to: '13:00', kind: trip}]}]",
      message: "'noon' in the row 'Plover 5' is no place on the axis",
    },
    {
      fault: 'a booking that the Saturday does not have',
      kind: 'screen',
      source:
        'label: A list of bookings on the Saturday.\npath: Bookings\nblocks:\n  - {columns: [Reference], bookings: [R7K2QB]}',
      message: "line 10: there is no booking 'R7K2QB' on the Saturday; there are B2X8WN",
    },
    {
      fault: 'a column that bookings do not have',
      kind: 'screen',
      source:
        'label: A list of bookings on the Saturday.\npath: Bookings\nblocks:\n  - {columns: [Weather], bookings: [R7K2QD]}',
      message: "there is no column 'weather'; there are reference, booking",
    },
    {
      fault: 'a receipt whose typed total is not what the booking comes to',
      kind: 'receipt',
      source:
        'label: What the model booking costs in all.\nbooking: R7K2QD\nlines: [{what: Rental, of: rental}]\ntotal: {what: Total, cents: 13300}',
      message: 'the lines add up to 13200 cents, but the total says 13300',
    },
    {
      fault: 'a board without rows',
      kind: 'board',
      source: 'label: A board that shows nothing at all.\naxis: day',
      message: "needs either 'rows' or 'saturday'",
    },
    {
      fault: 'an arrow to nowhere',
      kind: 'diagram',
      source:
        'label: Two boxes and an arrow to nowhere.\nnodes: [{name: a, at: [0, 0]}, {name: b, at: [1, 0]}]\narrows: [{from: a, to: c}]',
      message: "an arrow names 'c', and no box is called that",
    },
  ])('$fault', ({ kind, source, message }) => {
    expect(() => drawPicture(kind, source, 10)).toThrow(message);
  });
});

/** The words of a picture, in order. */
function wordsOf(kind: string, source: string): string {
  return drawPicture(kind, source, 1)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a picture of the Saturday', () => {
  const board = (at: string) =>
    wordsOf(
      'board',
      `label: The Board of North Pier on that day.\nsaturday: {at: '${at}'}\nhours: [7, 19]`,
    );

  test('shows at 09:50 who is late, and at 11:00 that the boat is back', () => {
    expect(board('09:50')).toContain('Boat G1 20 min late');
    expect(board('11:00')).toMatch(/Boat G1 B2X8WN .*completed/);
  });

  test('puts bookings that overlap below each other, and boats of one booking on two rows', () => {
    expect(board('09:50')).toMatch(/Plover 5 R7K2QD .*Plover 5 H6P3VE, 2 boats/);
    expect(board('11:00')).toMatch(/Boat P2 H6P3VE .*Boat P4 H6P3VE/);
  });

  test('has a line for each boat where boats are listed, else one for each booking', () => {
    const lines = (columns: string) =>
      wordsOf(
        'screen',
        `label: The bookings of one hotel on that day.\npath: Bookings\nblocks: [{columns: [${columns}], bookings: [H6P3VE]}]`,
      );
    expect(lines('Reference, Balance').match(/H6P3VE/g)).toHaveLength(1);
    expect(lines('Reference, Boat, State').match(/H6P3VE to choose Ready/g)).toHaveLength(2);
  });

  test('takes the amounts of a receipt from the booking, with and without tax', () => {
    const receipt = (tax: string) =>
      wordsOf(
        'receipt',
        `label: What two boxes and the rental cost.\nbooking: R7K2QD\ntax: ${tax}\nlines: [{what: Rental, of: rental}, {what: Boxes, of: add-ons}]\ntotal: {what: Sum}`,
      );
    expect(receipt('incl')).toContain('Rental €132.00 Boxes €29.00 Sum €161.00');
    expect(receipt('excl')).toContain('Rental €110.00 Boxes €24.17 Sum €134.17');
  });
});

test('a booking in status option is hatched inside its bar, and no other kind is', () => {
  const drawn = drawPicture(
    'board',
    "label: An option beside a confirmed booking.\naxis: day\nrows: [{name: Plover 5, bars: [{from: '10:00', to: '13:00', kind: confirmed}, {from: '14:00', to: '17:00', kind: option}]}]",
    1,
  );
  const [path, ...more] = [...drawn.matchAll(/<path class="pic-hatching" d="(.*?)"/g)];
  expect(more).toEqual([]);
  expect(drawn.indexOf('pic-bar-option')).toBeLessThan(path?.index ?? 0);

  const [, left, top, width, height] = (
    /pic-bar-option" x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/.exec(drawn) ?? []
  ).map(Number) as [number, number, number, number, number];
  const points = [...(path?.[1] ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
  expect(points.length).toBeGreaterThan(20);
  for (const [, x, y] of points.map((point) => point.map(Number))) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(left + width);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
});

test('labels of arrows come after every line and box, so that nothing crosses them', () => {
  const { source } = examples.find(({ kind }) => kind === 'diagram') as { source: string };
  const drawn = drawPicture('diagram', source, 1);
  const lastUnder = Math.max(drawn.lastIndexOf('<line'), drawn.lastIndexOf('<rect'));
  expect(drawn.match(/pic-arrow-text/g)).toHaveLength(source.match(/, text:/g)?.length ?? 0);
  expect(drawn.indexOf('pic-arrow-text')).toBeGreaterThan(lastUnder);
});

test('the title of a receipt is padded like its lines', () => {
  const styles = readFileSync(new URL('../src/css/pictures/tables.css', import.meta.url), 'utf8');
  const paddingOf = (selector: string) =>
    new RegExp(`^${selector}[^{}]*\\{[^}]*?padding: ([^;]+);`, 'm').exec(styles)?.[1];
  expect(paddingOf('\\.pic-receipt th')).toBe('var(--space-2) var(--space-4)');
  expect(paddingOf('\\.pic-receipt caption')).toBe(paddingOf('\\.pic-receipt th'));
});

test('words of a picture cannot bring in HTML', () => {
  const drawn = drawPicture(
    'timeline',
    'label: A label with <b>angle</b> brackets & more.\nmoments: [{when: "<i>", what: "**bold** <script>"}, {when: b, what: c}]',
    1,
  );
  expect(drawn).toContain('&lt;script&gt;');
  expect(drawn).toContain('<strong>bold</strong>');
  expect(drawn).not.toMatch(/<script|<i>|<b>angle/);
});
