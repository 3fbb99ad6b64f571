import {
  ERROR_CATALOGUE,
  type ErrorStatus,
  type Exchange,
  type Operation,
} from '@slipway/contract';
import type { FieldSchema } from './fields.ts';
import type { ReferenceSource } from './source.ts';

/** One of the answers that an operation can give. */
export interface Answer {
  status: string;
  description: string;
  headers: string[];
  schema: FieldSchema | undefined;
  /** With the name of the exchange, unless every operation has it. */
  examples: { name?: string; summary: string; value: unknown }[];
}

interface DocumentedResponse {
  description: string;
  headers: Record<string, unknown>;
}

interface DocumentedOperation {
  parameters: { $ref?: string }[];
  responses: Record<string, DocumentedResponse & { $ref?: string }>;
}

/** Every answer that the OpenAPI document names for an operation, the good one first. */
export function answersOf(operation: Operation, source: ReferenceSource): Answer[] {
  const { responses } = documented(operation, source);
  return Object.entries(responses).map(([status, placed]) => {
    const { description, headers } = resolved(placed, source);
    return {
      status,
      description,
      headers: Object.keys(headers),
      schema: schemaOf(operation, status),
      examples: examplesOf(operation, status),
    };
  });
}

/** The names of the headers that an operation accepts. */
export function acceptedHeadersOf(operation: Operation, source: ReferenceSource): string[] {
  const { parameters } = source.document.components;
  return documented(operation, source).parameters.flatMap(({ $ref }) =>
    $ref ? [componentAt<{ name: string }>(parameters, $ref).name] : [],
  );
}

function documented(
  { path, method }: Operation,
  { document }: ReferenceSource,
): DocumentedOperation {
  return document.paths[path]?.[method] as DocumentedOperation;
}

function resolved(
  response: DocumentedResponse & { $ref?: string },
  { document }: ReferenceSource,
): DocumentedResponse {
  const { $ref } = response;
  return $ref ? componentAt(document.components.responses, $ref) : response;
}

function componentAt<Component>(group: Record<string, unknown>, $ref: string): Component {
  return group[$ref.split('/').at(-1) ?? ''] as Component;
}

function isError(status: string): boolean {
  return Object.hasOwn(ERROR_CATALOGUE, status);
}

function schemaOf(operation: Operation, status: string): FieldSchema | undefined {
  if (status === '200') return operation.answer as FieldSchema;
  if (!isError(status)) return undefined;
  return ERROR_CATALOGUE[Number(status) as ErrorStatus].schema as FieldSchema;
}

function examplesOf(operation: Operation, status: string): Answer['examples'] {
  const own = Object.entries<Exchange>(operation.examples)
    .filter(([, exchange]) => String(exchange.status) === status)
    .map(([name, { summary, answer }]) => ({ name, summary, value: answer }));
  if (own.length > 0 || !isError(status)) return own;
  const { meaning, example } = ERROR_CATALOGUE[Number(status) as ErrorStatus];
  return [{ summary: meaning, value: example }];
}

/** What an error means, without its example: `Not found`. */
export function errorTitle(status: ErrorStatus): string {
  const [title] = ERROR_CATALOGUE[status].meaning.split(/, for example|\. /);
  return title ?? '';
}
