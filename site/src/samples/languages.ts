import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import type { SampleRequest } from './sample-request.ts';
import { typescript } from './typescript.ts';

export interface SampleLanguage {
  label: string;
  /** The name under which the highlighter knows it. */
  grammar: string;
  write: (request: SampleRequest) => string;
}

/** The languages of the samples, in the order in which they are offered. */
export const SAMPLE_LANGUAGES = {
  curl: { label: 'curl', grammar: 'shellscript', write: curl },
  javascript: { label: 'JavaScript', grammar: 'javascript', write: javascript },
  typescript: { label: 'TypeScript', grammar: 'typescript', write: typescript },
  python: { label: 'Python', grammar: 'python', write: python },
  php: { label: 'PHP', grammar: 'php', write: php },
  ruby: { label: 'Ruby', grammar: 'ruby', write: ruby },
  csharp: { label: 'C#', grammar: 'csharp', write: csharp },
  go: { label: 'Go', grammar: 'go', write: go },
} as const satisfies Record<string, SampleLanguage>;

export type SampleLanguageId = keyof typeof SAMPLE_LANGUAGES;

export const SAMPLE_LANGUAGE_IDS = Object.keys(SAMPLE_LANGUAGES) as SampleLanguageId[];
