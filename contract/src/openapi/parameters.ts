import type { TObject, TSchema } from 'typebox';
import { REQUEST_HEADER } from '../headers.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../limits.ts';
import type { Operation } from '../operations/operation.ts';
import type { Components } from './components.ts';

type HeaderName = keyof typeof REQUEST_HEADER;

const HEADER_SCHEMA: Record<HeaderName, object> = {
  tenantId: { type: 'string', format: 'uuid' },
  idempotencyKey: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
  ifNoneMatch: { type: 'string' },
};

const COMPONENT_NAME: Record<HeaderName, string> = {
  tenantId: 'TenantId',
  idempotencyKey: 'IdempotencyKey',
  ifNoneMatch: 'IfNoneMatch',
};

/** The headers that operations share, as components. */
export function sharedParameters() {
  return Object.fromEntries(
    (Object.keys(REQUEST_HEADER) as HeaderName[]).map((key) => {
      const { name, description, example } = REQUEST_HEADER[key];
      const schema = HEADER_SCHEMA[key];
      return [COMPONENT_NAME[key], { name, in: 'header', description, schema, example }];
    }),
  );
}

function isRequired(schema: TObject, name: string): boolean {
  return (schema.required as string[] | undefined)?.includes(name) ?? false;
}

function parametersIn(place: 'path' | 'query', schema: TObject, components: Components) {
  return Object.entries(schema.properties).map(([name, inner]) => {
    const { description } = inner as { description?: string };
    const isGroup = (inner as { type?: unknown }).type === 'object';
    return {
      name,
      in: place,
      description,
      required: isRequired(schema, name),
      ...(isGroup && { style: 'deepObject', explode: true }),
      schema: components.place(inner as TSchema),
    };
  });
}

/** Everything that a caller can send beside the body. */
export function parametersOf(operation: Operation, components: Components): object[] {
  const headers: HeaderName[] = [
    'tenantId',
    operation.method === 'get' ? 'ifNoneMatch' : 'idempotencyKey',
  ];
  return [
    ...(operation.params ? parametersIn('path', operation.params, components) : []),
    ...(operation.query ? parametersIn('query', operation.query, components) : []),
    ...headers.map((key) => ({ $ref: `#/components/parameters/${COMPONENT_NAME[key]}` })),
  ];
}
