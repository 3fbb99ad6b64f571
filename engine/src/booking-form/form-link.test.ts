import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkFormParameter,
  FORM_PARAMETERS,
  type FormParameterName,
  formLink,
} from './form-link.ts';

const ID = '018f6a34-5d1e-7c3b-9a42-1f0e8d7c6b5a';

test('a link without values is the plain address of the form', () => {
  expect(formLink('heronbay', {})).toBe('https://heronbay.slipway.example/book');
  expect(formLink('heronbay', { code: '' })).toBe('https://heronbay.slipway.example/book');
});

test('values stand in one order, whatever the order in which they are given', () => {
  const link = formLink('heronbay', { partner: 'reedside', lang: 'da', docks: `${ID},${ID}` });
  expect(link).toBe(
    `https://heronbay.slipway.example/book?lang=da&partner=reedside&docks=${ID},${ID}`,
  );
});

test('whatever a value holds, the form reads it back as it was', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (code) => {
      const link = new URL(formLink('heronbay', { code }));
      expect([...link.searchParams]).toEqual([['code', code]]);
    }),
  );
});

describe('a value that the form ignores is named', () => {
  test.each<[FormParameterName, string[], string[]]>([
    ['lang', ['en', 'nds', 'pt-BR'], ['English', 'EN', 'en_GB']],
    ['date', ['2025-06-14'], ['14-06-2025', '2025-02-29', 'tomorrow']],
    ['dock', [ID], ['north-pier', `${ID},${ID}`]],
    ['model', [ID], ['Plover 5']],
    ['boats', ['1', '12'], ['0', '-1', '1.5', 'two']],
    ['people', ['4'], ['0', '04']],
    ['code', ['WELCOME5'], ['WELCOME 5']],
    ['codefield', ['1'], ['yes', '0']],
    ['signin', ['show', 'required'], ['yes', 'Required']],
    ['partner', ['reedside', 'hotel-2'], ['Reedside', 'hotel reedside', 'a'.repeat(25)]],
    ['docks', [ID, `${ID}, ${ID}`], [`${ID};${ID}`, `${ID},`]],
    ['models', [`${ID},${ID}`], ['Plover 5,Gannet 8']],
  ])('%s', (name, good, bad) => {
    for (const value of good) expect(checkFormParameter(name, value)).toBeNull();
    for (const value of bad) {
      expect(checkFormParameter(name, value)).toBe(FORM_PARAMETERS[name].advice);
    }
  });
});
