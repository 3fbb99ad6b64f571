import { expect, test } from 'vitest';
import { excerpt, highlight } from './highlight.ts';

const shown = (text: string, ...terms: string[]) =>
  excerpt(text, new Set(terms))
    .map((segment) => segment.text)
    .join('');

test('an excerpt prefers different words to different names of the same one', () => {
  const names = 'payment_request payment_link payment_state';
  const answer = 'A refund sends the payment back to the customer.';
  expect(shown(`${names} ${'and so on '.repeat(20)} ${answer}`, 'refund', 'payment')).toContain(
    answer,
  );
});

test('of two places that are equally good, an excerpt shows the first', () => {
  expect(shown(`Click Refund. ${'And so on. '.repeat(20)} Refund again.`, 'refund')).toMatch(
    /^Click Refund\./,
  );
});

test('words that match side by side are marked as one', () => {
  const marked = highlight('A damage deposit, or a deposit', new Set(['damage', 'deposit']))
    .filter(({ match }) => match)
    .map(({ text }) => text);
  expect(marked).toEqual(['damage deposit', 'deposit']);
});
