import type { Answer } from '../api/call.ts';
import { readableOn, textOn } from './colors.ts';

type Branding = Answer<'getForm'>['branding'];

/** Grounds on which the colors of a company are read: cards and panels, by day and by night. */
const LIGHT = '#eef5f5';
const DARK = '#16303b';

const SYSTEM = 'system-ui, "Segoe UI", "Helvetica Neue", sans-serif';

const FONTS: Record<Branding['font'], string> = {
  hyperlegible: '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, sans-serif',
  system: SYSTEM,
  serif: 'ui-serif, Georgia, "Times New Roman", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Nunito", "Arial Rounded MT Bold", system-ui, sans-serif',
  site: `var(--site-font, system-ui), ${SYSTEM}`,
};

const CORNERS: Record<Branding['corners'], [string, string]> = {
  square: ['0', '0'],
  soft: ['10px', '6px'],
  round: ['18px', '12px'],
};

/**
 * The look of a company as custom properties. Its colors keep their hue; where they could not be
 * read, they get darker by day and lighter by night.
 */
export function brandingStyles(branding: Branding): Record<string, string> {
  const { mainColor, accentColor, font, corners } = branding;
  const byDay = readableOn(mainColor, LIGHT, 3);
  const byNight = readableOn(mainColor, DARK, 4.5);
  const pair = (day: string, night: string) => `light-dark(${day}, ${night})`;
  const text = (color: string) => pair(readableOn(color, LIGHT, 4.5), readableOn(color, DARK, 4.5));
  const [radius, small] = CORNERS[corners];
  return {
    '--main': pair(byDay, byNight),
    '--on-main': pair(textOn(byDay), textOn(byNight)),
    '--main-text': text(mainColor),
    '--accent-text': text(accentColor),
    '--radius': radius,
    '--radius-small': small,
    '--font': FONTS[font],
  };
}

/** Sets them on the page; through the object model, which a strict content security policy allows. */
export function applyBranding(root: HTMLElement, branding: Branding): void {
  for (const [name, value] of Object.entries(brandingStyles(branding))) {
    root.style.setProperty(name, value);
  }
}
