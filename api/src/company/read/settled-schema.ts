import Type from 'typebox';

type Schema = Type.TSchema & {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  const?: string;
};

/**
 * The schema with every choice made that the content makes by naming a `type`. A validator that
 * tries all alternatives complains about each; of interest is only what the chosen one asks for.
 */
export function settledSchema(schema: Schema, content: unknown): Type.TSchema {
  if (schema.anyOf) return settledChoice(schema.anyOf, content);
  if (schema.items && Array.isArray(content) && content.length > 0) {
    const { items } = schema;
    return Type.Tuple(content.map((item) => settledSchema(items, item)));
  }
  if (!schema.properties || typeof content !== 'object' || content === null) return schema;
  const properties = Object.entries(schema.properties).map(([name, inner]) => [
    name,
    settledSchema(inner, (content as Record<string, unknown>)[name]),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function settledChoice(alternatives: readonly Schema[], content: unknown): Type.TSchema {
  const { type } = (content ?? {}) as { type?: unknown };
  const chosen = alternatives.find(({ properties }) => properties?.type?.const === type);
  if (chosen) return settledSchema(chosen, content);
  const types = alternatives.map(({ properties }) => String(properties?.type?.const));
  return Type.Object({ type: Type.Enum(types) });
}
