export interface Face {
  family: string;
  /** The woff2 file, as a module path. */
  file: string;
  preload: boolean;
  /** A font of the reader's system, stretched to the same metrics so that nothing jumps. */
  fallback: { sources: string[]; sizeAdjust: string; ascent: string; descent: string };
}

export const faces: Face[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    preload: true,
    fallback: {
      sources: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
      sizeAdjust: '100.07%',
      ascent: '98.33%',
      descent: '31.58%',
    },
  },
  {
    family: 'Atkinson Hyperlegible Mono',
    file: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    preload: false,
    fallback: {
      sources: ['Courier New', 'Liberation Mono'],
      sizeAdjust: '105.11%',
      ascent: '93.62%',
      descent: '30.07%',
    },
  },
];
