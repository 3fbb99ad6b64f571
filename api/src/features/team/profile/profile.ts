import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { formatTimestamp } from '@slipway/engine';
import { assertStrong } from '../../../access/assert-strong.ts';
import { companiesOf } from '../../../access/team/companies-of.ts';
import { endSessionsOfPerson, setPassword } from '../../../access/team/people.ts';
import { renameMembers } from '../../../access/team/rename-members.ts';
import { countAttempt } from '../../../access/wrong-sign-ins.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { PreparedTeamHandler, TeamHandler } from '../../../http/handler.ts';

const DONE = { data: { done: true } };

export const getProfile: TeamHandler<'getProfile'> = async (_request, database, { actor, now }) => {
  const people = acrossCompanies(database);
  const person = await people
    .selectFrom('people')
    .select(['name', 'email_address', 'password_hash'])
    .where('id', '=', actor.personId)
    .executeTakeFirstOrThrow();
  const sessions = await people
    .selectFrom('team_sessions')
    .select(['id', 'browser', 'created_at', 'last_used_at'])
    .where('person_id', '=', actor.personId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const passkeys = await people
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('person_id', '=', actor.personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    data: {
      name: person.name,
      emailAddress: person.email_address,
      hasPassword: person.password_hash !== null,
      sessions: sessions.map(({ id, browser, created_at, last_used_at }) => ({
        id,
        browser,
        startedAt: formatTimestamp(created_at.getTime()),
        lastUsedAt: formatTimestamp(last_used_at.getTime()),
        isCurrent: id === actor.session?.id,
      })),
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        addedAt: formatTimestamp(created_at.getTime()),
        lastUsedAt: last_used_at && formatTimestamp(last_used_at.getTime()),
      })),
    },
  };
};

export const updateProfile: TeamHandler<'updateProfile'> = async (
  { body: { name } },
  transaction,
  { actor },
) => {
  await renameMembers(acrossCompanies(transaction), actor.personId, name);
  return DONE;
};

export const chooseInterfaceLanguage: TeamHandler<'chooseInterfaceLanguage'> = async (
  { body: { language, hourCycle } },
  transaction,
  { actor },
) => {
  await acrossCompanies(transaction)
    .updateTable('people')
    .set({ language, hour_cycle: hourCycle })
    .where('id', '=', actor.personId)
    .execute();
  return DONE;
};

export const changePassword: PreparedTeamHandler<'changePassword', string> = {
  async prepare({ body }, { actor, tenant, passwords, now }, database) {
    const { emailAddress } = actor;
    assertStrong(body.newPassword, { emailAddress, companies: [tenant] }, 'newPassword');
    const people = acrossCompanies(database);
    const attempt = await countAttempt({ team: people }, actor.emailAddress, now);
    const { password_hash } = await people
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', actor.personId)
      .executeTakeFirstOrThrow();
    const { matches } = await passwords.verify(body.password, password_hash, 'team');
    if (!matches) throw new NotAcceptableError(TEAM_ERROR_TEXT.wrongPassword);
    await attempt.succeeded();
    return passwords.hash(body.newPassword, 'team');
  },

  async handle(_request, transaction, { actor }, passwordHash) {
    const people = acrossCompanies(transaction);
    await setPassword(people, actor.personId, passwordHash, { but: actor.session?.hash });
    return DONE;
  },
};

export const endSession: TeamHandler<'endSession'> = async (
  { params: { id } },
  transaction,
  { actor },
) => {
  const ended = await acrossCompanies(transaction)
    .deleteFrom('team_sessions')
    .where('id', '=', id)
    .where('person_id', '=', actor.personId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new NotFoundError('session', id);
  return DONE;
};

export const endOtherSessions: TeamHandler<'endOtherSessions'> = async (
  _request,
  transaction,
  { actor },
) => {
  await endSessionsOfPerson(acrossCompanies(transaction), actor.personId, {
    but: actor.session?.hash,
  });
  return DONE;
};

export const switchCompany: TeamHandler<'switchCompany'> = async (
  { body: { companyId } },
  transaction,
  { actor, now },
) => {
  const people = acrossCompanies(transaction);
  const companies = await companiesOf(people, { personId: actor.personId, now });
  if (!companies.some(({ id }) => id === companyId)) throw new NotFoundError('company', companyId);
  await people
    .updateTable('team_sessions')
    .set({ tenant_id: companyId })
    .where('hash', '=', actor.session?.hash ?? '')
    .execute();
  return DONE;
};
