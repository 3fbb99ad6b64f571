import type Type from 'typebox';
import type { Operation } from '../operations/operation.ts';
import { type FieldErrors, hasErrors, mergeFieldErrors } from './field-errors.ts';
import { findErrors } from './findings.ts';
import { readQuery } from './query.ts';
import { findInvisibleText, findUnsafeText } from './unsafe-text.ts';

type Part = 'params' | 'query' | 'body' | 'answer';

type SchemaOf<Checked extends Operation, Of extends Part> =
  Checked extends Record<Of, infer Schema extends Type.TSchema> ? Schema : never;

type StaticOf<Schema extends Type.TSchema> = [Schema] extends [never]
  ? undefined
  : Type.Static<Schema>;

type NamesWithDefault<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { default: unknown } ? Name : never;
}[keyof Properties];

/** A value after its check: fields for which the schema names a default are always there. */
type Filled<Schema extends Type.TSchema> = [Schema] extends [Type.TObject<infer Properties>]
  ? Type.Static<Schema> &
      Required<Pick<Type.Static<Schema>, NamesWithDefault<Properties> & keyof Type.Static<Schema>>>
  : StaticOf<Schema>;

export type ParamsOf<Of extends Operation> = StaticOf<SchemaOf<Of, 'params'>>;
export type QueryOf<Of extends Operation> = Filled<SchemaOf<Of, 'query'>>;
export type BodyOf<Of extends Operation> = Filled<SchemaOf<Of, 'body'>>;
export type AnswerOf<Of extends Operation> = StaticOf<SchemaOf<Of, 'answer'>>;

/** One part of a request; it may be left out when nothing in it is required. */
type InputPart<Of, Name extends string> = Of extends {
  [Key in Name]: infer Schema extends Type.TSchema;
}
  ? Record<never, never> extends Type.Static<Schema>
    ? { [Key in Name]?: Type.Static<Schema> }
    : { [Key in Name]: Type.Static<Schema> }
  : unknown;

/** What an operation is asked with. */
export type InputOf<Of extends Operation> = InputPart<Of, 'params'> &
  InputPart<Of, 'query'> &
  InputPart<Of, 'body'>;

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
    findUnsafeText(value),
    findInvisibleText(schema, value as object),
    operation.rule?.(value as never) ?? {},
  );
  if (hasErrors(broken)) return { ok: false as const, errors: broken };
  return { ok: true as const, value: withDefaults(schema, value as object) };
}

/** Checks the JSON body of a request; the value has its defaults filled in. */
export function checkBody(operation: Operation, body: unknown): Checked<object> {
  if (!operation.body) throw new Error(`${operation.id} takes no body`);
  return check(operation, operation.body, body, {});
}

/** Reads and checks the query string of a request; the value has its defaults filled in. */
export function checkQuery(operation: Operation, search: URLSearchParams): Checked<object> {
  if (!operation.query) return { ok: true, value: {} };
  const { value, errors } = readQuery(operation.query, search);
  return check(operation, operation.query, value, errors);
}
