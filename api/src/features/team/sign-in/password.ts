import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { assertStrong } from '../../../access/assert-strong.ts';
import { ownerOfLink, useLink } from '../../../access/links.ts';
import { companiesOf } from '../../../access/team/companies-of.ts';
import { enter } from '../../../access/team/enter.ts';
import { sendTeamPasswordLink } from '../../../access/team/password-links.ts';
import { personByAddress, setPassword } from '../../../access/team/people.ts';
import { UnauthorizedError } from '../../../errors.ts';
import type { OpenTeamHandler } from '../../../http/handler.ts';
import { defineJob } from '../../../jobs/job.ts';

export const forgotPassword: OpenTeamHandler<'forgotPassword'> = async (
  { body },
  database,
  { sendJob },
) => {
  const person = await personByAddress(database, body.emailAddress);
  const wish = { personId: person?.id ?? null };
  await database
    .transaction()
    .execute((transaction) => sendJob(transaction, 'send-team-password-link', wish));
  return { data: { sent: true } };
};

/** Writes the mail after the answer, which therefore takes as long for an address of nobody. */
export const sendTeamPasswordLinkLater = defineJob({
  name: 'send-team-password-link',
  retries: 3,
  async run({ personId }, context) {
    const { database } = context;
    const person = await database
      .selectFrom('people')
      .select(['id', 'name', 'email_address'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (person) await sendTeamPasswordLink(database, context, person);
  },
});

export const resetPassword: OpenTeamHandler<'resetPassword'> = async (
  { body },
  database,
  context,
) => {
  const { passwords, now } = context;
  const ended = () => new UnauthorizedError(TEAM_ERROR_TEXT.resetLinkEnded);
  const ownerId = await ownerOfLink({ team: database }, body.token, now);
  if (ownerId === null) throw ended();
  const { email_address: emailAddress } = await database
    .selectFrom('people')
    .select('email_address')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const companies = await companiesOf(database, { personId: ownerId, now });
  assertStrong(body.password, { emailAddress, companies });
  const passwordHash = await passwords.hash(body.password, 'team');
  await database.transaction().execute(async (transaction) => {
    const personId = await useLink({ team: transaction }, body.token, now);
    if (personId === null) throw ended();
    await setPassword(transaction, personId, passwordHash);
    await enter(transaction, context, personId);
  });
  return { data: { done: true } };
};
