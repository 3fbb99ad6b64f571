import Type from 'typebox';
import Value from 'typebox/value';
import { didYouMean, type Path, type Problem } from './problems.ts';
import { type FailedSchema, problemWithValue } from './value-problem.ts';

/** Every place at which the content of a file does not have the form of its schema. */
export function checkShape(schema: Type.TSchema, content: unknown): Problem[] {
  const settled = settledSchema(schema, content);
  return Value.Errors(settled, content).flatMap((error) => {
    const failed = follow(settled, stepsOf(error.schemaPath)) as FailedSchema;
    return problemsOf(error, failed, content);
  });
}

function problemsOf(
  error: ReturnType<typeof Value.Errors>[number],
  schema: FailedSchema,
  content: unknown,
): Problem[] {
  const path = stepsOf(error.instancePath);
  switch (error.keyword) {
    case 'required': {
      const { requiredProperties } = error.params as { requiredProperties: string[] };
      return requiredProperties.map((name) => ({ path: [...path, name], message: 'is missing' }));
    }
    case 'additionalProperties': {
      const { additionalProperties } = error.params as { additionalProperties: string[] };
      const known = Object.keys(schema.properties ?? {});
      return additionalProperties.map((name) => ({
        path: [...path, name],
        message: `is not a known field${decimalComma(name) || didYouMean(name, known)}`,
        atName: true,
      }));
    }
    // Says again what `additionalProperties` says.
    case 'boolean':
      return [];
    default:
      return [{ path, message: problemWithValue(error, schema, follow(content, path)) }];
  }
}

/** YAML reads `{ price: 80,00 }` as a price of 80 and a field 00. */
function decimalComma(name: string): string {
  return /^\d+$/.test(name) ? '; write numbers with a decimal point, not a comma' : '';
}

function stepsOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function follow(root: unknown, path: Path): unknown {
  return path.reduce((place, step) => (place as Record<string, unknown> | undefined)?.[step], root);
}

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
function settledSchema(schema: Schema, content: unknown): Type.TSchema {
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
