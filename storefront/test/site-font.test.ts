import { expect, test } from 'vitest';
import { plainFamilies } from '../src/theme/site-font.ts';

test('the font of a site is a list of plain names, and nothing that could be more is taken', () => {
  const plain = '"Harbor Sans", Söhne, Georgia, -apple-system, serif';
  expect(plainFamilies(plain.replace(', -apple-system', ''))).toBe(
    '"Harbor Sans", Söhne, Georgia, serif',
  );
  expect(plainFamilies(plain)).toBe(plain);
  for (const more of [
    'url(https://example.com/font)',
    'var(--main)',
    'serif; color: red',
    'serif } body { display: none',
    '"Harbor\\" Sans"',
    'serif, ',
    '',
    `"${'H'.repeat(81)}"`,
    Array(13).fill('serif').join(),
    ['serif'],
    undefined,
  ]) {
    expect(plainFamilies(more), String(more)).toBeNull();
  }
});
