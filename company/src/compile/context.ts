import { fieldName, orKnown, type Path, type Problems } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { derivedId } from './derived-id.ts';

const NAMED_LISTS = {
  taxRates: 'tax rate',
  customerTypes: 'customer type',
  docks: 'dock',
  categories: 'category',
  boatModels: 'boat model',
  schedules: 'schedule',
  pricings: 'pricing',
  addOnCategories: 'add-on category',
  addOns: 'add-on',
  discounts: 'discount',
  waivers: 'waiver',
  messageFlows: 'message flow',
  questions: 'question',
} as const;

type NamedList = keyof typeof NAMED_LISTS;

/** Reads a file by its path from the company file on, or says in a few words why it cannot. */
export type ReadBeside = (
  path: string,
) => Promise<{ content: Uint8Array<ArrayBuffer> } | { problem: string }>;

/** What the parts of a file need to be compiled: each other's IDs, and where to complain. */
export type Context = Readonly<Record<NamedList, References>> & {
  file: CompanyFile;
  problems: Problems;
  /** An ID that stays the same as long as the names do. */
  idFrom(kind: string, ...names: string[]): Promise<string>;
  readBeside: ReadBeside;
  /** The time zone of a dock, or of the first one. */
  timeZoneOf(dock?: string): string;
};

/** Gives every named part of the file its ID, so that the parts can refer to each other. */
export async function createContext(
  file: CompanyFile,
  problems: Problems,
  readBeside: ReadBeside,
): Promise<Context> {
  const idFrom = (kind: string, ...names: string[]) => derivedId(file.slug, kind, ...names);
  const references = await Promise.all(
    Object.entries(NAMED_LISTS).map(async ([list, kind]) => {
      const [entries, path] = namedEntries(file, list as NamedList);
      const named = entries.map(async ({ slug, id }, index) => ({
        name: slug,
        namePath: [...path, index, 'slug'],
        id: id ?? (await idFrom(kind, slug)),
        ...(id && { idPath: [...path, index, 'id'] }),
      }));
      return [list, new References(kind, await Promise.all(named), problems)] as const;
    }),
  );
  return {
    ...(Object.fromEntries(references) as Record<NamedList, References>),
    file,
    problems,
    idFrom,
    readBeside,
    timeZoneOf: (slug) => zoneOf(file, slug),
  };
}

type NamedEntry = { slug: string; id?: string };

function namedEntries(file: CompanyFile, list: NamedList): [readonly NamedEntry[], Path] {
  if (list === 'questions') {
    return [file.bookingForm?.questions ?? [], ['bookingForm', 'questions']];
  }
  return [file[list] ?? [], [list]];
}

function zoneOf({ docks }: CompanyFile, slug: string | undefined): string {
  const dock = docks.find((candidate) => candidate.slug === slug) ?? docks[0];
  return dock?.address.timeZoneName ?? 'UTC';
}

/** An entry of the file that others refer to by name. */
type Referable = {
  name: string;
  id: string;
  /** Where its name and, if it has one, its ID are in the file. */
  namePath: Path;
  idPath?: Path;
};

/** Finds entries of one kind by their name. */
export class References {
  readonly #kind: string;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #problems: Problems;

  /** Names and IDs that appear twice are problems at their second place. */
  constructor(kind: string, entries: readonly Referable[], problems: Problems) {
    this.#kind = kind;
    this.#ids = new Map(entries.map(({ name, id }) => [name, id]));
    this.#problems = problems;
    checkDistinct(
      entries.map(({ name, namePath }) => ({ value: name, path: namePath })),
      problems,
    );
    checkDistinct(
      entries.flatMap(({ id, idPath }) => (idPath ? [{ value: id, path: idPath }] : [])),
      problems,
    );
  }

  /** The ID behind a name. An unknown name is a problem, and gets an empty ID. */
  idOf(name: string, path: Path): string {
    const id = this.#ids.get(name);
    if (id !== undefined) return id;
    const known = orKnown(name, [...this.#ids.keys()]);
    this.#problems.add(path, `unknown ${this.#kind} '${name}'${known}`);
    return '';
  }
}

/** A value that appears a second time is a problem there. */
export function checkDistinct(
  values: readonly { value: string; path: Path }[],
  problems: Problems,
  describe = (value: string, first: string) => `'${value}' is used twice; the first is ${first}`,
): void {
  const places = new Map<string, Path>();
  for (const { value, path } of values) {
    const first = places.get(value);
    if (first === undefined) places.set(value, path);
    else problems.add(path, describe(value, fieldName(first)));
  }
}
