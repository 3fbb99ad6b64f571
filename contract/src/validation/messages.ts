import type { TLocalizedValidationError } from 'typebox/error';
import { FORMAT_MESSAGES, TO_THE_SECOND } from '../schema/formats.ts';
import { closestName } from './closest-name.ts';

export const REQUIRED = 'is required';
export const EMPTY = 'cannot be empty';

export function unknownField(name: string, known: readonly string[]): string {
  return `is not a known field${didYouMean(name, known)}`;
}

export function unknownParameter(name: string, known: readonly string[]): string {
  return `is not a known parameter${didYouMean(name, known)}`;
}

function didYouMean(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === null ? '' : `; did you mean ${closest}?`;
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function typeMessage(types: string | string[]): string {
  return `must be ${[types]
    .flat()
    .map((type) => TYPE_WORDS[type] ?? type)
    .join(' or ')}`;
}

/** The part of a schema that a validation error points at. */
export interface FailedSchema {
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  properties?: Record<string, unknown>;
  minItems?: number;
  maxItems?: number;
}

function formMessage(schema: FailedSchema): string {
  const known: Readonly<Record<string, string>> = FORMAT_MESSAGES;
  return known[schema.format ?? ''] ?? 'does not have the right form';
}

/** What a person reads for one failed keyword, or nothing when another error already says it. */
export function messageFor(
  error: Pick<TLocalizedValidationError, 'keyword' | 'params'>,
  schema: FailedSchema,
): string | undefined {
  switch (error.keyword) {
    case 'type':
      return typeMessage((error.params as { type: string | string[] }).type);
    case 'enum':
      return `must be one of: ${schema.enum?.join(', ')}`;
    case 'minLength':
      return schema.minLength === 1 ? EMPTY : `must be at least ${schema.minLength} characters`;
    case 'maxLength':
      return `must be at most ${schema.maxLength} characters`;
    case 'minimum':
      return `must be at least ${schema.minimum}`;
    case 'maximum':
      return `must be at most ${schema.maximum}`;
    case 'minItems':
      return schema.minItems === 1 ? EMPTY : `must hold at least ${schema.minItems}`;
    case 'maxItems':
      return `must hold at most ${schema.maxItems}`;
    case 'uniqueItems':
      return 'must not hold the same value twice';
    case 'pattern':
      if (schema.minLength === 1) return EMPTY;
      return schema.pattern === TO_THE_SECOND.pattern ? TO_THE_SECOND.message : formMessage(schema);
    case 'format':
      return formMessage(schema);
    default:
      return undefined;
  }
}
