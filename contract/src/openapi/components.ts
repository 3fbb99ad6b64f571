import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;

/** Collects the named schemas that a document refers to. */
export class Components {
  readonly schemas = new Map<string, unknown>();

  /** The schema as it stands in the document: a named one is a reference to a component. */
  place(schema: TSchema): unknown {
    const { title } = schema as { title?: string };
    if (title === undefined) return this.#copy(schema);
    if (!this.schemas.has(title)) {
      this.schemas.set(title, null);
      this.schemas.set(title, this.#copy(schema));
    }
    return { $ref: `#/components/schemas/${title}` };
  }

  #copy(schema: TSchema): Json {
    const { properties, items, anyOf, ...rest } = schema as Json;
    const copy: Json = { ...rest };
    if (properties) {
      copy.properties = Object.fromEntries(
        Object.entries(properties as Record<string, TSchema>).map(([name, inner]) => [
          name,
          this.place(inner),
        ]),
      );
    }
    if (items) copy.items = this.place(items as TSchema);
    if (anyOf) copy.anyOf = (anyOf as TSchema[]).map((inner) => this.place(inner));
    return copy;
  }
}
