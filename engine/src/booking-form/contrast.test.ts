import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Color,
  contrastOf,
  formatColor,
  formatContrast,
  LEAST_CONTRAST,
  parseColor,
  readableShade,
} from './contrast.ts';

const parts = fc.integer({ min: 0, max: 255 });
const colors = fc.tuple(parts, parts, parts);

function contrast(a: string, b: string): string {
  return formatContrast(contrastOf(parseColor(a) as Color, parseColor(b) as Color));
}

test('a color is read in its short and its long form', () => {
  expect(parseColor('#0E4a5c')).toEqual([14, 74, 92]);
  expect(parseColor(' #fa0 ')).toEqual([255, 170, 0]);
});

test.each(['0e4a5c', '#0e4a5', '#0e4a5cff', 'teal', '#ggg', ''])('%o is no color', (text) => {
  expect(parseColor(text)).toBeNull();
});

test('a color survives writing and reading', () => {
  fc.assert(
    fc.property(colors, (color) => {
      expect(parseColor(formatColor(color))).toEqual(color);
    }),
  );
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', '21.00:1'],
    ['#ffffff', '#ffffff', '1.00:1'],
    // The gray on either side of the line, as WCAG's own examples have it.
    ['#767676', '#ffffff', '4.54:1'],
    ['#777777', '#ffffff', '4.47:1'],
    ['#ff0000', '#ffffff', '3.99:1'],
  ])('%s on %s is %s', (a, b, ratio) => {
    expect(contrast(a, b)).toBe(ratio);
    expect(contrast(b, a)).toBe(ratio);
  });

  test('is never rounded up to enough', () => {
    expect(formatContrast(4.4999)).toBe('4.49:1');
  });
});

describe('a readable shade', () => {
  test('reads on every background', () => {
    fc.assert(
      fc.property(colors, colors, (color, background) => {
        const shade = readableShade(color, background);
        expect(contrastOf(shade, background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }),
    );
  });

  test('is the color itself when that reads already', () => {
    expect(readableShade([14, 74, 92], [255, 255, 255])).toEqual([14, 74, 92]);
  });

  test('stays near the color', () => {
    expect(formatColor(readableShade([119, 119, 119], [255, 255, 255]))).toBe('#767676');
  });
});
