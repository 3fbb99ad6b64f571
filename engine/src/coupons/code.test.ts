import { expect, test } from 'vitest';
import { checkCode } from './code.ts';

const code = { code: 'WELCOME5', uses: 2, used: 1, endsAt: 1000, active: true };

test('a code counts while it is active, before its end and as often as it may be used', () => {
  expect(checkCode(code, 999)).toEqual({ usable: true });
  expect(checkCode({ ...code, uses: null, used: 99, endsAt: null }, 1e9)).toEqual({ usable: true });
  const messageOf = (changes: object, now = 0) => checkCode({ ...code, ...changes }, now);
  expect(messageOf({}, 1000)).toMatchObject({ message: 'This code has ended.' });
  expect(messageOf({ used: 2 })).toMatchObject({ message: 'This code has been used up.' });
  expect(messageOf({ active: false })).toMatchObject({ message: 'This code is switched off.' });
});
