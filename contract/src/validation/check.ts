import type Type from 'typebox';
import { type OperationId, operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { findControlCharacters } from './control-characters.ts';
import { type FieldErrors, hasErrors, mergeFieldErrors } from './field-errors.ts';
import { findErrors } from './findings.ts';
import { readQuery } from './query.ts';

type Operations = typeof operations;
type SchemaOf<Id extends OperationId, Part extends 'params' | 'query' | 'body' | 'answer'> =
  Operations[Id] extends Record<Part, infer Schema extends Type.TSchema>
    ? Type.Static<Schema>
    : undefined;

type WithDefaults<Value, Name extends PropertyKey> = Value &
  Required<Pick<Value, Extract<keyof Value, Name>>>;

/** Fields that always have a value after a check, because the contract names a default. */
type Defaulted = 'page' | 'boats' | 'passengers' | 'paid' | 'notifyCustomer' | 'includePaymentLink';

export type ParamsOf<Id extends OperationId> = SchemaOf<Id, 'params'>;
export type QueryOf<Id extends OperationId> = WithDefaults<
  SchemaOf<Id, 'query'>,
  Defaulted | 'status'
>;
export type BodyOf<Id extends OperationId> = Id extends 'updateBooking'
  ? WithDefaults<SchemaOf<Id, 'body'>, 'notifyCustomer'>
  : WithDefaults<SchemaOf<Id, 'body'>, Defaulted | 'addAliasOnDuplicate'>;
export type AnswerOf<Id extends OperationId> = SchemaOf<Id, 'answer'>;

export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

function withDefaults(schema: Type.TObject, value: object): object {
  const defaults = Object.entries(schema.properties)
    .map(([name, inner]) => [name, (inner as { default?: unknown }).default] as const)
    .filter(([, byDefault]) => byDefault !== undefined);
  return { ...Object.fromEntries(defaults), ...value };
}

function check(operation: Operation, schema: Type.TObject, value: unknown, errors: FieldErrors) {
  const misfits = mergeFieldErrors(errors, findErrors(schema, value));
  if (hasErrors(misfits)) return { ok: false as const, errors: misfits };
  const broken = mergeFieldErrors(
    findControlCharacters(value),
    operation.rule?.(value as never) ?? {},
  );
  if (hasErrors(broken)) return { ok: false as const, errors: broken };
  return { ok: true as const, value: withDefaults(schema, value as object) };
}

/** Checks the JSON body of a request; the value has its defaults filled in. */
export function checkBody<Id extends OperationId>(id: Id, body: unknown): Checked<BodyOf<Id>> {
  const operation: Operation = operations[id];
  if (!operation.body) throw new Error(`${id} takes no body`);
  return check(operation, operation.body, body, {}) as Checked<BodyOf<Id>>;
}

/** Reads and checks the query string of a request; the value has its defaults filled in. */
export function checkQuery<Id extends OperationId>(
  id: Id,
  search: URLSearchParams,
): Checked<QueryOf<Id>> {
  const operation: Operation = operations[id];
  if (!operation.query) return { ok: true, value: {} as QueryOf<Id> };
  const { value, errors } = readQuery(operation.query, search);
  return check(operation, operation.query, value, errors) as Checked<QueryOf<Id>>;
}
