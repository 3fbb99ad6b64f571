const MOST_NAMES = 500;

/** `select *` changes its result when a migration adds a column, which fails a prepared statement. */
const WHOLE_ROW = /select \*|returning \*|\.\*/;

/** Names each statement once, so that PostgreSQL parses and plans it once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  nameFor(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known) return known;
    if (this.#names.size >= MOST_NAMES || WHOLE_ROW.test(text)) return undefined;
    const name = `slipway_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
