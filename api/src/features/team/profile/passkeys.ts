import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { closeChallenge, openChallenge } from '../../../access/team/challenges.ts';
import { enter } from '../../../access/team/enter.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import { NotAcceptableError, NotFoundError, UnauthorizedError } from '../../../errors.ts';
import type { OpenTeamHandler, Services, TeamHandler } from '../../../http/handler.ts';
import { dashboardUrlAt } from '../../../ports/pages-url.ts';
import type { Passkeys } from '../../../ports/passkeys.ts';

const DONE = { data: { done: true } };

/** In a tab there are none: a passkey belongs to the address of the dashboard. */
function required({ passkeys }: Pick<Services, 'passkeys'>): Passkeys {
  if (!passkeys) throw new NotAcceptableError(TEAM_ERROR_TEXT.noPasskeys);
  return passkeys;
}

export const startPasskeySignIn: OpenTeamHandler<'startPasskeySignIn'> = async (
  _request,
  database,
  context,
) => {
  const { now, pagesUrl } = context;
  const dashboardUrl = dashboardUrlAt(pagesUrl);
  const { optionsJson, challenge } = await required(context).signIn({ dashboardUrl });
  await openChallenge(database, challenge, { personId: null, now });
  return { data: { optionsJson } };
};

export const signInWithPasskey: OpenTeamHandler<'signInWithPasskey'> = async (
  { body: { responseJson } },
  database,
  context,
) => {
  const { now, pagesUrl } = context;
  const passkeys = required(context);
  const passkey = await database
    .selectFrom('passkeys')
    .select(['id', 'person_id', 'public_key as publicKey', 'counter', 'transports'])
    .where('id', '=', passkeys.claimedId(responseJson) ?? '')
    .executeTakeFirst();
  const counter =
    passkey &&
    (await passkeys.checkSignIn({
      dashboardUrl: dashboardUrlAt(pagesUrl),
      responseJson,
      isOpen: (challenge) => closeChallenge(database, challenge, { personId: null, now }),
      passkey,
    }));
  if (!passkey || counter === undefined) {
    throw new UnauthorizedError(TEAM_ERROR_TEXT.wrongPasskey);
  }
  await database
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  await enter(database, context, passkey.person_id);
  return DONE;
};

export const startPasskey: TeamHandler<'startPasskey'> = async (_request, transaction, context) => {
  const { actor, now, pagesUrl } = context;
  const database = acrossCompanies(transaction);
  const known = await database
    .selectFrom('passkeys')
    .select('id')
    .where('person_id', '=', actor.personId)
    .execute();
  const { optionsJson, challenge } = await required(context).registration({
    dashboardUrl: dashboardUrlAt(pagesUrl),
    person: { id: actor.personId, name: actor.name, emailAddress: actor.emailAddress },
    known: known.map(({ id }) => id),
  });
  await openChallenge(database, challenge, { personId: actor.personId, now });
  return { data: { optionsJson } };
};

export const addPasskey: TeamHandler<'addPasskey'> = async (
  { body: { name, responseJson } },
  transaction,
  context,
) => {
  const { actor, now, pagesUrl } = context;
  const database = acrossCompanies(transaction);
  const added = await required(context).checkRegistration({
    dashboardUrl: dashboardUrlAt(pagesUrl),
    responseJson,
    isOpen: (challenge) => closeChallenge(database, challenge, { personId: actor.personId, now }),
  });
  if (!added) throw new NotAcceptableError(TEAM_ERROR_TEXT.wrongPasskey);
  const { id, publicKey, counter, transports } = added;
  const stored = await database
    .insertInto('passkeys')
    .values({
      id,
      person_id: actor.personId,
      name,
      public_key: publicKey,
      counter,
      transports,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new NotAcceptableError(TEAM_ERROR_TEXT.wrongPasskey);
  return DONE;
};

export const removePasskey: TeamHandler<'removePasskey'> = async (
  { body: { id } },
  transaction,
  { actor },
) => {
  const database = acrossCompanies(transaction);
  const removed = await database
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', actor.personId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new NotFoundError('passkey', id);
  return DONE;
};
