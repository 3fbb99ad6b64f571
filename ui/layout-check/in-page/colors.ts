/** Red, green and blue from 0 to 255, and how opaque from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const CLEAR: Color = [0, 0, 0, 0];
const known = new Map<string, Color>();
let canvas: CanvasRenderingContext2D | null = null;

/** A computed color in any notation, such as `oklab(…)`, which a canvas understands as well. */
export function parseColor(text: string): Color {
  let color = known.get(text) ?? plainColor(text);
  if (!color) {
    canvas ??= new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as never as CanvasRenderingContext2D;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    color = [red, green, blue, alpha / 255];
  }
  known.set(text, color);
  return color;
}

function plainColor(text: string): Color | undefined {
  const [, red, green, blue, alpha = 1] =
    /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text) ?? [];
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue), Number(alpha)];
}

export function over(upper: Color, lower: Color): Color {
  const alpha = upper[3] + lower[3] * (1 - upper[3]);
  if (alpha === 0) return CLEAR;
  const mix = (at: 0 | 1 | 2) =>
    (upper[at] * upper[3] + lower[at] * lower[3] * (1 - upper[3])) / alpha;
  return [mix(0), mix(1), mix(2), alpha];
}

export function faded([red, green, blue, alpha]: Color, opacity: number): Color {
  return [red, green, blue, alpha * opacity];
}

/** The ratio that WCAG 1.4.3 asks for, of two opaque colors. */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function isOpaque(style: CSSStyleDeclaration): boolean {
  if (Number(style.opacity) < 0.95) return false;
  return style.backgroundImage.includes('url(') || parseColor(style.backgroundColor)[3] > 0.95;
}

export function inHex([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
