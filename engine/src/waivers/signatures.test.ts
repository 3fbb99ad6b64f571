import { expect, test } from 'vitest';
import { signaturesMissing, signaturesNeeded, type WaiverSigner } from './signatures.ts';

test.each<[WaiverSigner, number | null, number | null]>([
  ['main_renter', 1, 1],
  ['one_per_boat', 1, 2],
  ['every_passenger', 4, 7],
  ['anyone', null, null],
])('%s signs %s times for 1 boat and 4 people, %s times for 2 and 7', (signer, one, two) => {
  expect(signaturesNeeded(signer, { boats: 1, passengers: 4 })).toBe(one);
  expect(signaturesNeeded(signer, { boats: 2, passengers: 7 })).toBe(two);
});

test('what is not counted is never missing, and more than needed is not less than none', () => {
  expect(signaturesMissing(null, 0)).toBe(0);
  expect(signaturesMissing(4, 3)).toBe(1);
  expect(signaturesMissing(2, 3)).toBe(0);
});
