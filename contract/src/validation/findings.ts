import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { FIELD_TEXT } from '../errors/texts.ts';
import { type FieldErrors, mergeFieldErrors } from './field-errors.ts';
import { EMPTY, type FailedSchema, messageFor, REQUIRED, unknownField } from './messages.ts';

/** All problems at once; the limit only keeps a hostile body from costing much. */
Settings.Set({ maxErrors: 200 });

const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const compiled = Compile(schema) as Validator;
  validators.set(schema, compiled);
  return compiled;
}

function follow(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((place, step) => (place as Record<string, unknown> | undefined)?.[step], root);
}

/** `/boats/1/qty` of a JSON pointer is `boats.1.qty` for a caller. */
function fieldName(pointer: string, ...more: string[]): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
  return [...steps, ...more].join('.') || 'body';
}

type Finding = [field: string, message: string];

function findingsOf(schema: TSchema, value: unknown): Finding[] {
  return validatorOf(schema)
    .Errors(value)
    .flatMap((error): Finding[] => {
      if (error.keyword === 'required') {
        const { requiredProperties } = error.params as { requiredProperties: string[] };
        return requiredProperties.map((name) => [fieldName(error.instancePath, name), REQUIRED]);
      }
      if (error.keyword === 'additionalProperties') {
        const { additionalProperties } = error.params as { additionalProperties: string[] };
        const { properties } = (follow(schema, error.schemaPath) ?? {}) as FailedSchema;
        const known = Object.keys(properties ?? {});
        return additionalProperties.map((name) => [
          fieldName(error.instancePath, name),
          unknownField(name, known),
        ]);
      }
      if (error.keyword === 'type' && error.instancePath === '') {
        return [['body', FIELD_TEXT.bodyNotObject]];
      }
      const failed = (follow(schema, error.schemaPath) ?? {}) as FailedSchema;
      const message = messageFor(error, failed);
      return message === undefined ? [] : [[fieldName(error.instancePath), message]];
    });
}

/** What is wrong with a value, by field, or an empty record when it fits its schema. */
export function findErrors(schema: TSchema, value: unknown): FieldErrors {
  if (validatorOf(schema).Check(value)) return {};
  const findings = findingsOf(schema, value);
  const found = mergeFieldErrors(
    ...findings.map(([field, message]) => Object.fromEntries([[field, [message]]])),
  );
  return Object.fromEntries(
    Object.entries(found).map(([field, messages]) => [
      field,
      messages.includes(EMPTY) ? [EMPTY] : messages,
    ]),
  );
}
