import type { TObject } from 'typebox';
import { FIELD_TEXT } from '../errors/texts.ts';
import { type FieldErrors, mergeFieldErrors } from './field-errors.ts';
import { EMPTY } from './messages.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A letter, digit, sign or emoji; U+2800 is the Braille pattern without dots. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Names the texts that must be filled and hold nothing that a reader would see. */
export function findInvisibleText({ properties }: TObject, value: object): FieldErrors {
  const invisible = Object.entries(value).filter(([name, text]) => {
    const { minLength = 0 } = properties[name] as { minLength?: number };
    return minLength > 0 && typeof text === 'string' && !VISIBLE.test(text);
  });
  return Object.fromEntries(invisible.map(([name]) => [name, [EMPTY]]));
}

/**
 * Every text of the API is one line of well-formed Unicode. A line break would let a name write lines
 * of its own into a message, marks that turn the direction of writing disguise one, U+0000 cannot be
 * stored, and half a character would be stored as another one.
 */
export function findUnsafeText(value: unknown, path: readonly string[] = []): FieldErrors {
  if (typeof value === 'string') {
    const problem = textProblem(value);
    return problem === undefined ? {} : { [path.join('.') || 'body']: [problem] };
  }
  if (typeof value !== 'object' || value === null) return {};
  return mergeFieldErrors(
    ...Object.entries(value).map(([key, inner]) => findUnsafeText(inner, [...path, key])),
  );
}

function textProblem(text: string): string | undefined {
  if (LONE_SURROGATE.test(text)) return FIELD_TEXT.halfCharacter;
  return CONTROL.test(text) ? FIELD_TEXT.controlCharacter : undefined;
}
