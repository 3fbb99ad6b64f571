import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant, formatTimestamp, parseInstant } from './instant.ts';

const instants = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(9999, 11) });

describe('the text of an instant', () => {
  test('is the one of the calendar, whatever came before it', () => {
    fc.assert(
      fc.property(fc.array(instants), (moments) => {
        for (const moment of moments) {
          const expected = new Date(moment).toISOString();
          expect(formatTimestamp(moment)).toBe(expected);
          expect(formatInstant(moment)).toBe(expected.replace(/\.\d{3}Z$/, 'Z'));
        }
      }),
    );
  });

  test('is read back as the same instant', () => {
    fc.assert(
      fc.property(instants, (moment) => {
        expect(parseInstant(formatTimestamp(moment))).toBe(moment);
      }),
    );
  });

  test('does not exist for what is no instant', () => {
    expect(() => formatInstant(Number.NaN)).toThrow(RangeError);
  });
});
