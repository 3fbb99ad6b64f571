import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const KNOWN = ['ines.okafor@example.com', 'Heron Bay Boats', 'heronbay'];

test.each([
  ['12345678'],
  ['Password1'],
  ['pass-word!'],
  ['Passwort2025'],
  ['1111 1111'],
  ['ines.okafor@example.com'],
  ['Ines.Okafor@Example.com'],
  ['ines.okafor'],
  ['InesOkafor1990'],
  ['Heron Bay Boats'],
  ['heronbay2025'],
  ['aaaaaaaaaaaa'],
  ['abababab'],
  ['!!!!????'],
  ['Passw0rd'],
  ['P@ssw0rd1!'],
  ['h3ronb4y'],
])('%s is easy to guess', (password) => {
  expect(isWeakPassword(password, KNOWN)).toBe(true);
});

test.each([
  ['a-calm-harbor'],
  ['12345678 boats on a lake'],
  ['the password of ines'],
  ['73951284'],
  ['!?!?.-.-'],
])('%s is not', (password) => {
  expect(isWeakPassword(password, KNOWN)).toBe(false);
});

test('names that are missing make no password weak', () => {
  expect(isWeakPassword('!?!?.-.-', ['', '@'])).toBe(false);
});
