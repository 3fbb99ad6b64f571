/** A font of the reader's system, scaled to the metrics of ours. */
export interface Fallback {
  system: string;
  /** The names of the font, and of others with the same widths. */
  sources: string[];
  /** The weights that it is used for; all of them when left out. */
  weight?: string;
  /** The width of our letters divided by the width of its letters, over the text of the guides. */
  sizeAdjust: number;
}

export interface Face {
  family: string;
  /** The custom property under which styles use it. */
  property: string;
  generic: 'sans-serif' | 'monospace';
  /** The woff2 file, as a module path. */
  file: string;
  preload: boolean;
  display: 'optional' | 'swap';
  /** Heights above and below the baseline, in em. */
  ascent: number;
  descent: number;
  fallbacks: Fallback[];
}

const regular = '200 500';
const bold = '501 800';
const metrics = { ascent: 0.984, descent: 0.316 };
/** The width of every letter of Atkinson Hyperlegible Mono, in em. */
const monoWidth = 0.632;

export const faces: Face[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    property: '--font',
    generic: 'sans-serif',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    preload: true,
    // Even a fallback of the same average width breaks some lines elsewhere, so a font that comes
    // after the text is kept for the next page load instead of moving what is being read.
    display: 'optional',
    ...metrics,
    fallbacks: [
      {
        system: 'Arial',
        sources: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue'],
        weight: regular,
        sizeAdjust: 0.9887,
      },
      {
        system: 'Arial',
        sources: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold'],
        weight: bold,
        sizeAdjust: 0.9917,
      },
      { system: 'Roboto', sources: ['Roboto'], weight: regular, sizeAdjust: 0.9991 },
      { system: 'Roboto', sources: ['Roboto Bold'], weight: bold, sizeAdjust: 1.0581 },
      { system: 'DejaVu', sources: ['DejaVu Sans'], weight: regular, sizeAdjust: 0.8747 },
      { system: 'DejaVu', sources: ['DejaVu Sans Bold'], weight: bold, sizeAdjust: 0.8317 },
    ],
  },
  {
    family: 'Atkinson Hyperlegible Mono',
    property: '--font-mono',
    generic: 'monospace',
    file: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    preload: false,
    // Letters of one width take up exactly the same room in a scaled fallback: nothing moves.
    display: 'swap',
    ...metrics,
    fallbacks: [
      {
        system: 'Menlo',
        sources: ['Menlo', 'DejaVu Sans Mono'],
        sizeAdjust: monoWidth / (1233 / 2048),
      },
      { system: 'Consolas', sources: ['Consolas'], sizeAdjust: monoWidth / (1126 / 2048) },
      {
        system: 'Courier New',
        sources: ['Liberation Mono', 'Cousine', 'Roboto Mono', 'Droid Sans Mono', 'Courier New'],
        sizeAdjust: monoWidth / (1229 / 2048),
      },
    ],
  },
];
