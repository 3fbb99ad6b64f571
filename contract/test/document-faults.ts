import type { OpenApiDocument } from '../src/openapi/document.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: (string | null)[];
  'x-enumDescriptions'?: Record<string, string>;
}

function isContainer(schema: Schema): boolean {
  return (
    schema.$ref !== undefined ||
    schema.properties !== undefined ||
    schema.items !== undefined ||
    schema.anyOf !== undefined
  );
}

function faultsOfField(place: string, schema: Schema): string[] {
  const faults: string[] = [];
  if (!schema.description && !schema.$ref)
    faults.push(`${place} has no description: add one in contract/src`);
  if (!isContainer(schema) && !schema.examples?.length) {
    faults.push(`${place} has no example: add one in contract/src`);
  }
  const unexplained =
    schema.enum?.filter((value) => value !== null && !schema['x-enumDescriptions']?.[value]) ?? [];
  for (const value of unexplained)
    faults.push(`${place} does not explain '${value}': add its meaning in contract/src/enums.ts`);
  return faults;
}

function faultsOfSchema(place: string, schema: Schema): string[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...fields.flatMap(([name, field]) => [
      ...faultsOfField(`${place}.${name}`, field),
      ...faultsOfSchema(`${place}.${name}`, field),
    ]),
    ...(schema.items ? faultsOfSchema(`${place}[]`, schema.items) : []),
  ];
}

function faultsOfOperations(document: OpenApiDocument): string[] {
  return Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((each) => {
      const operation = each as {
        operationId: string;
        parameters: { name?: string; schema?: Schema }[];
        responses: Record<
          string,
          { $ref?: string; content?: Record<string, { examples?: object }> }
        >;
      };
      const bare = Object.entries(operation.responses).filter(([, { content }]) => {
        const examples = content?.['application/json']?.examples;
        return content !== undefined && Object.keys(examples ?? {}).length === 0;
      });
      const parameters = operation.parameters.filter(({ schema }) => schema);
      return [
        ...bare.map(
          ([status]) =>
            `${operation.operationId} has no example for ${status}: add an exchange to the operation in contract/src`,
        ),
        ...parameters.flatMap(({ name, schema }) =>
          faultsOfField(`${operation.operationId}.${name}`, schema as Schema),
        ),
      ];
    });
}

function unusedComponents(document: OpenApiDocument): string[] {
  const text = JSON.stringify(document);
  const { securitySchemes: _, ...components } = document.components;
  return Object.entries(components)
    .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`))
    .filter((ref) => !text.includes(`"${ref}"`))
    .map((ref) => `${ref} is used nowhere: take it out of contract/src`);
}

/** What is wrong with a document by our own rules, each with what to do about it. */
export function documentFaults(document: OpenApiDocument): string[] {
  const schemas = Object.entries(document.components.schemas as Record<string, Schema>);
  return [
    ...schemas.flatMap(([name, schema]) => [
      ...(schema.description ? [] : [`${name} has no description: add one in contract/src`]),
      ...faultsOfSchema(name, schema),
    ]),
    ...faultsOfOperations(document),
    ...unusedComponents(document),
  ];
}
