import { FIELD_TEXT } from '../errors/texts.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** An order names each add-on once. */
export function eachAddOnOnce({ addOns = [] }: { addOns?: { addOnId: string }[] }): FieldErrors {
  const ids = addOns.map(({ addOnId }) => addOnId.toLowerCase());
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return twice === -1 ? {} : { [`addOns.${twice}.addOnId`]: [FIELD_TEXT.addOnTwice] };
}
