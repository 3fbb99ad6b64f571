/** Below this contrast between text and background the dashboard warns. */
export const LEAST_CONTRAST = 4.5;

/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Reads `#0e4a5c` or `#fff`; `null` for anything else. */
export function parseColor(text: string): Color | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return [red, green, blue] as unknown as Color;
}

/** The color as `#0e4a5c`. */
export function formatColor(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colors, from 1 (the same) to 21 (black and white), as WCAG counts it. */
export function contrastOf(a: Color, b: Color): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast as `8.61:1`, rounded down so that 4.499 never looks like enough. */
export function formatContrast(contrast: number): string {
  return `${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`;
}

/** The shade of a color that changes it least and can be read on the background. */
export function readableShade(color: Color, background: Color): Color {
  const shades = Array.from({ length: 257 }, (_, step) => step / 256).flatMap((share) => [
    mixed(color, BLACK, share),
    mixed(color, WHITE, share),
  ]);
  // Black or white reads on any background, so there always is one.
  return shades.find((shade) => contrastOf(shade, background) >= LEAST_CONTRAST) as Color;
}

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

function mixed(color: Color, other: Color, share: number): Color {
  const mix = color.map((part, at) => Math.round(part + ((other[at] as number) - part) * share));
  return mix as unknown as Color;
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
