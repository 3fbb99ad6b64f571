import type { Result } from './provider.ts';
import { KINDS, type Kind } from './record.ts';

export interface Group {
  kind: Kind;
  name: string;
  results: Result[];
}

const MOST_SHOWN: Record<Kind, number> = { guides: 5, courses: 1, releases: 1, api: 3 };
const MOST_OF_A_PAGE = 2;

/** Results by kind. The group of the best result comes first. */
export function groupsOf(results: Result[]): Group[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    name: KINDS[kind],
    results: results.filter((result) => result.kind === kind),
  }));
}

/** The best of each group, without one page filling it. The API is one page and may. */
export function bestOf(groups: Group[]): Group[] {
  return groups.map(({ results, ...group }) => {
    const spread = group.kind === 'api' ? results : results.filter(isEarlyOfItsPage);
    return { ...group, results: spread.slice(0, MOST_SHOWN[group.kind]) };
  });
}

function isEarlyOfItsPage({ url }: Result, position: number, results: Result[]): boolean {
  const page = pageOf(url);
  const before = results.slice(0, position).filter((result) => pageOf(result.url) === page);
  return before.length < MOST_OF_A_PAGE;
}

function pageOf(url: string): string {
  return url.replace(/#.*/, '');
}
