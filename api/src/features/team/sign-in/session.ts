import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { enter } from '../../../access/team/enter.ts';
import { personByAddress } from '../../../access/team/people.ts';
import { endTeamSession, teamCookie } from '../../../access/team/sessions.ts';
import { countAttempt } from '../../../access/wrong-sign-ins.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import { UnauthorizedError } from '../../../errors.ts';
import type { OpenTeamHandler, TeamHandler } from '../../../http/handler.ts';
import { dashboardUrlAt } from '../../../ports/pages-url.ts';

const DONE = { data: { done: true } };

export const signIn: OpenTeamHandler<'signIn'> = async ({ body }, database, context) => {
  const { passwords, now } = context;
  const attempt = await countAttempt({ team: database }, body.emailAddress, now);
  const person = await personByAddress(database, body.emailAddress);
  const stored = person?.password_hash ?? null;
  const { matches, outdated } = await passwords.verify(body.password, stored, 'team');
  if (!person || !matches) throw new UnauthorizedError(TEAM_ERROR_TEXT.wrongSignIn);
  await attempt.succeeded();
  if (outdated) {
    const password_hash = await passwords.hash(body.password, 'team');
    await database
      .updateTable('people')
      .set({ password_hash })
      .where('id', '=', person.id)
      .execute();
  }
  await enter(database, context, person.id);
  return DONE;
};

export const signOut: TeamHandler<'signOut'> = async (
  _request,
  transaction,
  { actor, pagesUrl, setHeader },
) => {
  if (actor.session) await endTeamSession(acrossCompanies(transaction), actor.session.hash);
  setHeader('Set-Cookie', teamCookie(dashboardUrlAt(pagesUrl), null));
  return DONE;
};
