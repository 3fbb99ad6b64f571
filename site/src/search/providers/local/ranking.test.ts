import { describe, expect, test } from 'vitest';
import { pagesOf, scoreOf } from '../../../../bench/search/answers.ts';
import { questionLists } from '../../../../bench/search/questions/index.ts';
import { knownQuestions } from '../../../../bench/search/questions/known.ts';
import { readBuiltIndex } from '../../../../test/built-site.ts';
import { everydayWords } from '../../everyday-words.ts';
import { suggestions } from '../../suggestions.ts';
import { synonyms } from '../../synonyms.ts';
import { translations } from '../../translations.ts';
import { createTextIndex } from './text-index.ts';

const index = createTextIndex(await readBuiltIndex());

const pagesFor = (query: string, limit?: number) => pagesOf(index, query, limit);

describe('the page for a query is among the first three', () => {
  test.each(Object.entries(knownQuestions))('%s → %s', (query, page) => {
    expect(pagesFor(query).slice(0, 3)).toContain(page);
  });
});

test('refund finds the guides about payments', () => {
  const payments = pagesFor('refund', 1000).filter((page) =>
    page.startsWith('/guides/settings/payments/'),
  );
  expect(payments).toHaveLength(3);
});

test.each(Object.entries(synonyms))('the synonym %s → %s leads somewhere', (phrase) => {
  expect(pagesFor(phrase, 1)).not.toEqual([]);
});

test.each(Object.entries(translations))('the translation %s → %s leads somewhere', (word) => {
  expect(pagesFor(word, 1)).not.toEqual([]);
});

test.each([
  ['Rückerstattung', '/guides/day-to-day/bookings/manage-booking-finances/'],
  ['klant toevoegen', '/guides/day-to-day/customers/add-customer/'],
  ['Sprache', '/guides/settings/booking-form/languages/'],
  ['aanbetaling', '/guides/settings/rental-setups/booking-confirmation-settings/'],
])('a Dutch or German word leads to the English page: %s', (query, page) => {
  expect(pagesFor(query).slice(0, 3)).toContain(page);
});

test.each([
  ['Mietvertragsvorlage', '/guides/settings/waivers/set-up-waivers/'],
  ['huurcontract', '/guides/settings/waivers/set-up-waivers/'],
  ['Kautionsbetrag', '/guides/settings/rental-setups/pricing/configure-deposits/'],
  ['ich storniere', '/guides/day-to-day/bookings/edit-or-cancel-a-booking/'],
])('a compound or another form of a translated word is understood: %s', (query, page) => {
  expect(pagesFor(query).slice(0, 3)).toContain(page);
});

test.each(Object.keys(everydayWords))('everyday words are for a page of the site: %s', (route) => {
  expect(pagesFor(everydayWords[route] ?? '')).toContain(route);
});

test.each(['practice', 'second practice'])(
  'nine in ten questions of a list have their page first, nearly all among three: %s',
  (list) => {
    const questions = questionLists.find(({ name }) => name === list)?.questions ?? [];
    const { asked, first, amongThree } = scoreOf(index, questions);
    expect(first / asked).toBeGreaterThanOrEqual(0.9);
    expect(amongThree / asked).toBeGreaterThanOrEqual(0.97);
  },
);

test.each(suggestions)('the suggestion %s leads somewhere', (query) => {
  expect(pagesFor(query, 1)).not.toEqual([]);
});

test('a word that the right page lacks does not hide it behind the one page that has all words', () => {
  expect(index.search('boat damaged keep deposit', 10).length).toBe(10);
});

test('a word that nobody wrote finds nothing', () => {
  expect(pagesFor('xylqwzv')).toEqual([]);
});
