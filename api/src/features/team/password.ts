import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { enter } from '../../access/team/enter.ts';
import { sendTeamPasswordLink, useTeamPasswordLink } from '../../access/team/password-links.ts';
import { personByAddress, setPassword } from '../../access/team/people.ts';
import { UnauthorizedError } from '../../errors.ts';
import type { OpenTeamHandler } from '../../http/handler.ts';

export const forgotPassword: OpenTeamHandler<'forgotPassword'> = async (
  { body },
  database,
  context,
) => {
  const person = await personByAddress(database, body.emailAddress);
  if (person) await sendTeamPasswordLink(database, context, person);
  return { data: { sent: true } };
};

export const resetPassword: OpenTeamHandler<'resetPassword'> = async (
  { body },
  database,
  context,
) => {
  const { passwords, now } = context;
  const passwordHash = await passwords.hash(body.password);
  await database.transaction().execute(async (transaction) => {
    const personId = await useTeamPasswordLink(transaction, body.token, now);
    if (personId === undefined) throw new UnauthorizedError(TEAM_ERROR_TEXT.resetLinkEnded);
    await setPassword(transaction, personId, passwordHash);
    await enter(transaction, context, personId);
  });
  return { data: { done: true } };
};
