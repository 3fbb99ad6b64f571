import { orKnown } from './problems.ts';

/** The part of a schema that a validation error points at. */
export type FailedSchema = {
  properties?: Record<string, unknown>;
  type?: string | string[];
  enum?: string[];
  pattern?: string;
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a map, with a name and a colon for each field',
  array: 'a list, with a dash before each entry',
  null: 'null',
};

/** What is wrong with a value that is there, for the keyword on which it failed. */
export function problemWithValue(
  { keyword }: { keyword: string },
  schema: FailedSchema,
  value: unknown,
): string {
  switch (keyword) {
    case 'type':
      return wrongType(schema, value);
    case 'enum':
      return `'${String(value)}' is not possible${orKnown(String(value), schema.enum ?? [])}`;
    case 'pattern':
      return `${schema.patternErrorMessage ?? 'does not have the right form'}${insteadOf(value)}`;
    case 'minimum':
      return `must be at least ${schema.minimum}`;
    case 'exclusiveMinimum':
      return `must be above ${schema.exclusiveMinimum}`;
    case 'maximum':
      return `must be at most ${schema.maximum}`;
    case 'minLength':
      return 'cannot be empty';
    case 'maxLength':
      return `must be at most ${schema.maxLength} characters`;
    case 'minItems':
      return 'needs at least one entry';
    default:
      return 'does not have the right form';
  }
}

function wrongType(schema: FailedSchema, value: unknown): string {
  const types = [schema.type ?? []].flat();
  const wanted = `must be ${types.map((type) => TYPE_WORDS[type] ?? type).join(' or ')}`;
  if (typeof value === 'string') return `${wanted}, not the text '${value}'`;
  // A postal code such as 4792 or a time such as 20.00 is a number for YAML.
  const isPlainWord = typeof value === 'number' || typeof value === 'boolean';
  if (!isPlainWord || !types.includes('string')) return wanted;
  if (!new RegExp(schema.pattern ?? '').test(String(value))) {
    return `${schema.patternErrorMessage}${insteadOf(value)}`;
  }
  return `${wanted}; put it in quotes: '${value}'`;
}

function insteadOf(value: unknown): string {
  return value === '' ? '' : `, not '${String(value)}'`;
}
