import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageLink } from '@site/config/front-matter.ts';
import type { Feature } from '@site/src/feature-releases.ts';
import type { TryItStart } from '@site/src/try-it/start.ts';

/** What our pages add to the front matter that Docusaurus knows. */
export interface GuideFrontMatter {
  /** Who can do this: roles or groups of people. */
  audience?: string[];
  /** How long the task or the course takes. */
  minutes?: number;
  /** The feature that the whole page is about, if it came with a release. */
  since?: Feature;
  /** The ids of the lessons of a course, in order. */
  lessons?: string[];
  /** Where the guide begins on the real dashboard, if there is a step file beside it. */
  tryIt?: TryItStart;
  related?: PageLink[];
  cards?: Record<string, PageLink[]>;
}

export function useGuide(): GuideFrontMatter {
  return useDoc().frontMatter as GuideFrontMatter;
}
