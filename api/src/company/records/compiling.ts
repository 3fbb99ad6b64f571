import type { Problems } from '../read/problem.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { derivedId } from './derived-id.ts';
import { References } from './references.ts';

const NAMED_LISTS = {
  taxRates: 'tax rate',
  customerTypes: 'customer type',
  docks: 'dock',
  categories: 'category',
  boatModels: 'boat model',
  schedules: 'schedule',
  pricings: 'pricing',
} as const;

type NamedList = keyof typeof NAMED_LISTS;

/** What the parts of a file need to become records: each other's IDs, and where to complain. */
export type Compiling = Readonly<Record<NamedList, References>> & {
  file: CompanyFile;
  problems: Problems;
  /** An ID that stays the same as long as the names do. */
  idFrom(kind: string, ...names: string[]): Promise<string>;
  /** The time zone of a dock, or of the first one. */
  timeZoneOf(dock?: string): string;
};

/** Gives every named part of the file its ID, so that the parts can refer to each other. */
export async function startCompiling(file: CompanyFile, problems: Problems): Promise<Compiling> {
  const idFrom = (kind: string, ...names: string[]) => derivedId(file.slug, kind, ...names);
  const references = await Promise.all(
    Object.entries(NAMED_LISTS).map(async ([list, kind]) => {
      const entries: readonly { slug: string; id?: string }[] = file[list as NamedList] ?? [];
      const named = entries.map(async ({ slug, id }, index) => ({
        name: slug,
        namePath: [list, index, 'slug'],
        id: id ?? (await idFrom(kind, slug)),
        ...(id && { idPath: [list, index, 'id'] }),
      }));
      return [list, new References(kind, await Promise.all(named), problems)] as const;
    }),
  );
  return {
    ...(Object.fromEntries(references) as Record<NamedList, References>),
    file,
    problems,
    idFrom,
    timeZoneOf: (slug) => zoneOf(file, slug),
  };
}

function zoneOf({ docks }: CompanyFile, slug: string | undefined): string {
  const dock = docks.find((candidate) => candidate.slug === slug) ?? docks[0];
  return dock?.address.timeZoneName ?? 'UTC';
}
