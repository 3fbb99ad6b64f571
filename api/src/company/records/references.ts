import type { Path, Problems } from '../read/problem.ts';
import { orKnown } from '../read/suggestion.ts';
import { checkDistinct } from './distinct.ts';

/** An entry of the file that others refer to by name. */
type Named = {
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
  constructor(kind: string, entries: readonly Named[], problems: Problems) {
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

  /** The ID behind a name. An unknown name is a problem, and the ID is then of no use. */
  idOf(name: string, path: Path): string {
    const id = this.#ids.get(name);
    if (id !== undefined) return id;
    const known = orKnown(name, [...this.#ids.keys()]);
    this.#problems.add(path, `unknown ${this.#kind} '${name}'${known}`);
    return '';
  }
}
