import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { PRODUCT_NAMES } from '../product-names.ts';
import { productNames } from './product-names.ts';

const course = plantPage('Text.', {
  file: 'docs/courses/moor.mdx',
  title: "'Course: moor a boat at night'",
});

describe('names of the product', () => {
  it.each([
    ['Add a rule “Short notice” with `hours * 6`.', /'Short notice' has another name: Last minute/],
    ['The short-notice line is last.', /'short-notice' has another name: Last minute/],
    ['| Rule |\n|---|\n| Short notice |', /^8: 'Short notice' has another name/],
    [
      '```picture receipt\nlabel: A receipt.\nlines:\n  - {what: Short notice, cents: 1800}\n```',
      /^9: 'Short notice' has another name/,
    ],
    ['Use the condition **Partner**.', /Booked via partner/],
    ['| Condition | Holds for |\n|---|---|\n| Partner | its link |', /^8: The condition 'Partner'/],
    ['Write `Hello {given name}`.', /no message field \{given name\}/],
    ['Write `Hello {firstName}`.', /no message field \{firstName\}/],
    ['```text\nOn {pickup date} we wait.\n```', /^6: There is no message field \{pickup date\}/],
    ['The field `boatModelName` is the model.', /another name: boatModel/],
    ['Use Any Availability here.', /'Any Availability' is written 'Any availability'/],
    ['Then click Hand over.', /^6: No button is called 'Hand over'/],
    ['[Moor at night](/courses/moor/)', /called 'Moor a boat at night', not 'Moor at night'/],
    ['[Course: moor at night](/courses/moor/)', /called 'Moor a boat at night', not 'Course: moor/],
    ['Take the course “Moor by night” first.', /^6: No course is called 'Moor by night'/],
  ])('finds the other name in %j', async (body, sentence) => {
    const faults = await faultsOf(productNames, course, plantPage(body));
    expect(faults).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    'The rule “Last minute” adds €6.00 an hour for bookings that come at the last minute.',
    'Choose **Booked via partner**. Then type the partner in **Partner**.',
    '| Condition | Holds for |\n|---|---|\n| Booked via partner | its link |',
    '`Hello {givenName}` and `{boats, plural, =0 {no boat} one {# boat} other {all of them}}`',
    'Ask `GET /v1/bookings/{id}` and open `https://{company}.slipway.example`.',
    '| Right | Wrong |\n|---|---|\n| `{givenName}` | `{navn}` |',
    'Use **Any availability**, then click Hand out and the bar.',
    '[Moor a boat at night](/courses/moor/)',
    '[Course: moor a boat at night](/courses/moor/#lesson)',
    'Take [the course for nights](/courses/moor/), or [moor a boat](/courses/moor/).',
    'Take the course “Moor a boat at night”.',
  ])('lets %j pass', async (body) => {
    expect(await faultsOf(productNames, course, plantPage(body))).toEqual([]);
  });
});

describe('the calculators on the pages', () => {
  it('use the same names', () => {
    const folder = path.resolve(import.meta.dirname, '../../src/calculators');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
    expect(files.filter(({ text }) => PRODUCT_NAMES.some(({ never }) => never.test(text)))).toEqual(
      [],
    );
  });
});
