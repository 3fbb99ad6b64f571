/** The languages of the samples, in the order in which they are offered. */
export const SAMPLE_LANGUAGE_LABELS = {
  curl: 'curl',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  php: 'PHP',
  ruby: 'Ruby',
  csharp: 'C#',
  go: 'Go',
} as const;

export type SampleLanguageId = keyof typeof SAMPLE_LANGUAGE_LABELS;

export const SAMPLE_LANGUAGE_IDS = Object.keys(SAMPLE_LANGUAGE_LABELS) as SampleLanguageId[];
