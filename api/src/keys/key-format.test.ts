import { expect, test } from 'vitest';
import { crc32, generateKey, hashKey, prefixOf } from './key-format.ts';

test('the checksum is CRC-32', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
});

test('a key tells its own prefix', () => {
  const { key, prefix } = generateKey();
  expect(key).toMatch(/^slpw_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
  expect(prefixOf(key)).toBe(prefix);
});

test('two keys are never the same', () => {
  const keys = Array.from({ length: 1000 }, () => generateKey().key);
  expect(new Set(keys).size).toBe(1000);
});

test('every single mistyped character is noticed', () => {
  const { key } = generateKey();
  for (let index = 0; index < key.length; index += 1) {
    const other = key[index] === 'x' ? 'y' : 'x';
    expect(prefixOf(key.slice(0, index) + other + key.slice(index + 1))).toBeUndefined();
  }
});

test('two swapped neighbors, a missing and an additional character are noticed', () => {
  const { key } = generateKey();
  for (let index = 0; index < key.length - 1; index += 1) {
    const [left, right] = [key.charAt(index), key.charAt(index + 1)];
    if (left === right) continue;
    expect(prefixOf(key.slice(0, index) + right + left + key.slice(index + 2))).toBeUndefined();
  }
  expect(prefixOf(key.slice(1))).toBeUndefined();
  expect(prefixOf(`${key}0`)).toBeUndefined();
});

test('the hash is SHA-256', async () => {
  expect(await hashKey('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
