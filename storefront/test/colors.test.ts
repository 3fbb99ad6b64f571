import { expect, test } from 'vitest';
import { brandingStyles } from '../src/theme/apply-branding.ts';
import { contrast, readableOn, textOn } from '../src/theme/colors.ts';

test('contrast is what the branding guide says it is', () => {
  const shown = (color: string) => Math.floor(contrast(color, '#ffffff') * 100) / 100;
  expect(['#0B5C7A', '#E07A1F', '#F2B84B'].map(shown)).toEqual([7.43, 3.01, 1.78]);
});

test('a color that can be read stays as it is; another one becomes readable by day and by night', () => {
  expect(readableOn('#0b5c7a', '#ffffff', 4.5)).toBe('#0b5c7a');
  for (const color of ['#e07a1f', '#f2b84b', '#2e9cca', '#ffffff', '#000000', '#0b5c7a']) {
    for (const ground of ['#eef5f5', '#16303b']) {
      expect(contrast(readableOn(color, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('letters on any main color have a contrast of at least 4.5', () => {
  for (let shade = 0; shade < 256; shade += 5) {
    const hex = shade.toString(16).padStart(2, '0');
    for (const color of [`#${hex}0000`, `#00${hex}00`, `#0000${hex}`, `#${hex}${hex}${hex}`]) {
      const styles = brandingStyles({
        logoUrl: null,
        mainColor: color,
        accentColor: color,
        font: 'system',
        corners: 'soft',
      } as never);
      const both = (name: string) => styles[name]?.match(/#[0-9a-f]{6}/g) ?? [];
      const [main, onMain] = [both('--main'), both('--on-main')];
      for (const mode of [0, 1]) {
        expect(contrast(main[mode] as string, onMain[mode] as string)).toBeGreaterThanOrEqual(4.5);
        expect(onMain[mode]).toBe(textOn(main[mode] as string));
      }
    }
  }
});
