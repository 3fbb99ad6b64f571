/** Contrast as WCAG measures it, and the nearest shade of a color that can be read. */

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

function write(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The color itself, or as much darker or lighter as it takes to stand out from the ground. */
export function readableOn(color: string, ground: string, least: number): string {
  const end = luminance(ground) > 0.18 ? 0 : 255;
  const rgb = parse(color);
  for (let share = 0; share <= 1; share += 0.04) {
    const shade = write(rgb.map((part) => part + (end - part) * share) as unknown as Rgb);
    if (contrast(shade, ground) >= least) return shade;
  }
  return end === 0 ? '#000000' : '#ffffff';
}

/** White or black, whichever reads better on the color. */
export function textOn(color: string): string {
  return contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000';
}
