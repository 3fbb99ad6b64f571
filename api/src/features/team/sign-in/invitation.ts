import { PASSWORD_MIN_LENGTH } from '@slipway/contract';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { assertStrong } from '../../../access/assert-strong.ts';
import {
  joinCompany,
  openInvitation,
  takeInvitation,
  type ValidInvitation,
} from '../../../access/team/accept-invitation.ts';
import { enter } from '../../../access/team/enter.ts';
import { personByAddress } from '../../../access/team/people.ts';
import { countAttempt } from '../../../access/wrong-sign-ins.ts';
import type { Database } from '../../../database/database.ts';
import { UnauthorizedError, ValidationError } from '../../../errors.ts';
import type { OpenContext, OpenTeamHandler } from '../../../http/handler.ts';
import { newId } from '../../../new-id.ts';

export const getInvitation: OpenTeamHandler<'getInvitation'> = async (
  { body },
  database,
  { now, member },
) => {
  const { invitation, companyName, roleName } = await openInvitation(database, body.token, now);
  const person = await personByAddress(database, invitation.email_address);
  return {
    data: {
      companyName,
      roleName,
      emailAddress: invitation.email_address,
      isKnown: person !== undefined,
      isSignedIn: person !== undefined && member?.personId === person.id,
    },
  };
};

export const acceptInvitation: OpenTeamHandler<'acceptInvitation'> = async (
  { body },
  database,
  context,
) => {
  const { now } = context;
  const opened = await openInvitation(database, body.token, now);
  const known = await personByAddress(database, opened.invitation.email_address);
  const person = known
    ? await provenPerson(database, context, known, body.password)
    : await newPerson(context, opened, body);
  await database.transaction().execute(async (transaction) => {
    await takeInvitation(transaction, opened);
    if (!known) await storePerson(transaction, person);
    await joinCompany(transaction, opened, { personId: person.id, name: person.name, now });
    await enter(transaction, context, person.id, opened.tenantId);
  });
  return { data: { done: true } };
};

type KnownPerson = NonNullable<Awaited<ReturnType<typeof personByAddress>>>;

/** A link may have been copied by somebody else, so a known person proves who it is. */
async function provenPerson(
  database: Database,
  { passwords, now, member }: OpenContext,
  person: KnownPerson,
  password: string | undefined,
): Promise<KnownPerson> {
  if (member?.personId === person.id) return person;
  if (password === undefined || person.password_hash === null) {
    throw new UnauthorizedError(TEAM_ERROR_TEXT.invitationOfOther);
  }
  const attempt = await countAttempt({ team: database }, person.email_address, now);
  const { matches } = await passwords.verify(password, person.password_hash, 'team');
  if (!matches) throw new UnauthorizedError(TEAM_ERROR_TEXT.wrongSignIn);
  await attempt.succeeded();
  return person;
}

async function newPerson(
  { passwords, now }: OpenContext,
  { invitation, companyName, companySlug }: ValidInvitation,
  { name, password }: { name?: string | undefined; password?: string | undefined },
): Promise<KnownPerson> {
  if (name === undefined || password === undefined) {
    throw new ValidationError({
      ...(name === undefined && { name: [TEAM_FIELD_TEXT.requiredForNew] }),
      ...(password === undefined && { password: [TEAM_FIELD_TEXT.requiredForNew] }),
    });
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw new ValidationError({ password: [TEAM_FIELD_TEXT.passwordTooShort] });
  }
  const companies = [{ name: companyName, slug: companySlug }];
  assertStrong(password, { emailAddress: invitation.email_address, companies });
  return {
    id: newId(now),
    name,
    email_address: invitation.email_address,
    password_hash: await passwords.hash(password, 'team'),
    created_at: now,
  };
}

/** Two companies may have invited the same address: whoever was quicker has the password. */
async function storePerson(database: Database, person: KnownPerson): Promise<void> {
  const stored = await database
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new UnauthorizedError(TEAM_ERROR_TEXT.invitationOfOther);
}
