import summaries from '@generated/slipway-home-content/default/summaries.json';

/** What the home page shows of another page. */
export interface PageSummary {
  route: string;
  title: string;
  description: string;
  /** Of a page with a task; every one of the `timedRoutes` has it. */
  minutes?: number;
  audience: string[];
}

/** What the home page shows of the latest release. */
export interface ReleaseSummary {
  route: string;
  version: string;
  title: string;
  /** The day of the release, for example `2025-10-17`. */
  date: string;
}

export interface Summaries {
  pages: Record<string, PageSummary>;
  latestRelease: ReleaseSummary;
  /** How many calls the API has. */
  apiCalls: number;
}

export const { latestRelease, apiCalls } = summaries;

export function summaryOf(route: string): PageSummary {
  const summary = summaries.pages[route];
  if (!summary) throw new Error(`The home page shows ${route}: add it to summarizedRoutes.`);
  return summary;
}
