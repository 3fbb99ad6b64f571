import { HOUR } from '@slipway/engine';
import { acrossCompanies } from '../../database/across-companies.ts';
import type { Database, TenantTransaction } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import type { OpenContext } from '../../http/handler.ts';
import { dashboardUrlAt } from '../../pages/pages-url.ts';
import { sha256 } from '../../text.ts';
import { hashOfSecret, newSecret } from '../secret.ts';
import { companiesOf } from './companies-of.ts';
import { sendTeamMail } from './team-mail.ts';

/** A link by which somebody chooses a password works once, for so long. */
const LINK_LASTS = HOUR;
/** So that nobody can fill the mailbox of another. */
const LINKS_AN_HOUR = 3;
const SUBJECT = 'Choose a new password for Slipway';

type Recipient = { id: string; name: string; email_address: string };

/** Sends a link to choose a password to somebody who works for a company; earlier ones stop working. */
export async function sendTeamPasswordLink(
  database: Database,
  context: OpenContext,
  person: Recipient,
): Promise<void> {
  const { now } = context;
  const [company] = await companiesOf(database, { personId: person.id, now });
  if (!company) return;
  await forTenant(database, company.id)
    .transaction()
    .execute(async (transaction) => {
      if (await hasEnough(transaction, person, now)) return;
      const secret = await storeLink(acrossCompanies(transaction), person.id, now);
      await sendTeamMail(
        transaction,
        { ...context, tenant: company },
        letter(person, dashboardUrlAt(context.pagesUrl), secret),
      );
    });
}

async function hasEnough(
  transaction: TenantTransaction,
  { email_address }: Recipient,
  now: Date,
): Promise<boolean> {
  const sent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email_address)
    .where('subject', '=', SUBJECT)
    .where('created_at', '>', new Date(now.getTime() - HOUR))
    .limit(LINKS_AN_HOUR)
    .execute();
  return sent.length >= LINKS_AN_HOUR;
}

async function storeLink(database: Database, personId: string, now: Date): Promise<string> {
  const secret = newSecret();
  await database.deleteFrom('person_links').where('person_id', '=', personId).execute();
  await database
    .insertInto('person_links')
    .values({
      hash: await sha256(secret),
      person_id: personId,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_LASTS),
    })
    .execute();
  return secret;
}

function letter({ name, email_address }: Recipient, dashboardUrl: string, secret: string) {
  return {
    recipient: email_address,
    subject: SUBJECT,
    paragraphs: [
      `Hello ${name},`,
      'somebody asked for a new password for your sign-in to the dashboard. The button works once, for one hour.',
    ],
    button: {
      label: 'Choose a password',
      // Behind the `#`, so that no log and no other website ever sees it.
      url: `${dashboardUrl}/reset-password#token=${secret}`,
    },
    footer: 'If that was not you, ignore this e-mail: nothing has changed.',
  };
}

/** The person whose link it is, once: it is gone afterwards. */
export async function useTeamPasswordLink(
  database: Database,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const hash = await hashOfSecret(secret);
  if (hash === undefined) return undefined;
  const used = await database
    .deleteFrom('person_links')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return used?.person_id;
}
