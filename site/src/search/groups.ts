import type { Result } from './provider.ts';
import { KINDS, type Kind } from './record.ts';

export interface Group {
  kind: Kind;
  name: string;
  results: Result[];
}

/** Results by kind. The group of the best result comes first. */
export function groupsOf(results: Result[]): Group[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    name: KINDS[kind],
    results: results.filter((result) => result.kind === kind),
  }));
}

/** The best of each group, without one page filling the list. */
export function bestOf(groups: Group[], most: { perGroup: number; perPage: number }): Group[] {
  return groups.map(({ results, ...group }) => {
    const seen = new Map<string, number>();
    const spread = results.filter(({ url }) => {
      const [page = ''] = url.split('#');
      seen.set(page, (seen.get(page) ?? 0) + 1);
      return group.kind === 'api' || (seen.get(page) ?? 0) <= most.perPage;
    });
    return { ...group, results: spread.slice(0, most.perGroup) };
  });
}
