import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import type { SampleLanguageId } from './language-labels.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import type { SampleRequest } from './sample-request.ts';
import { typescript } from './typescript.ts';

interface SampleLanguage {
  /** The name under which the highlighter knows it. */
  grammar: string;
  write: (request: SampleRequest) => string;
}

export const SAMPLE_LANGUAGES: Record<SampleLanguageId, SampleLanguage> = {
  curl: { grammar: 'shellscript', write: curl },
  javascript: { grammar: 'javascript', write: javascript },
  typescript: { grammar: 'typescript', write: typescript },
  python: { grammar: 'python', write: python },
  php: { grammar: 'php', write: php },
  ruby: { grammar: 'ruby', write: ruby },
  csharp: { grammar: 'csharp', write: csharp },
  go: { grammar: 'go', write: go },
};
