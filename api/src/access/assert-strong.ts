import { FIELD_TEXT } from '@slipway/contract';
import { isWeakPassword } from '@slipway/engine';
import { ValidationError } from '../errors.ts';

type Owner = {
  emailAddress: string;
  companies: readonly { name: string; slug: string }[];
};

/** Refuses a new password that somebody would guess who knows its owner. */
export function assertStrong(
  password: string,
  { emailAddress, companies }: Owner,
  field = 'password',
): void {
  const known = [emailAddress, ...companies.flatMap(({ name, slug }) => [name, slug])];
  if (isWeakPassword(password, known)) {
    throw new ValidationError({ [field]: [FIELD_TEXT.weakPassword] });
  }
}
