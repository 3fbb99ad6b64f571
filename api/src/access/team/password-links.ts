import { HOUR } from '@slipway/engine';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import type { OpenContext } from '../../http/handler.ts';
import { dashboardUrlAt } from '../../pages/pages-url.ts';
import { sha256 } from '../../text.ts';
import { hashOfSecret, newSecret } from '../secret.ts';
import { companiesOf } from './companies-of.ts';
import { sendTeamMail } from './team-mail.ts';

/** A link by which somebody chooses a password works once, for so long. */
const LINK_LASTS = HOUR;

type Recipient = { id: string; name: string; email_address: string };

/** Sends a link to choose a password to somebody who works for a company; earlier ones stop working. */
export async function sendTeamPasswordLink(
  database: Database,
  context: OpenContext,
  person: Recipient,
): Promise<void> {
  const { now, pagesUrl } = context;
  const [company] = await companiesOf(database, { personId: person.id, now });
  if (!company) return;
  const secret = newSecret();
  await database.deleteFrom('person_links').where('person_id', '=', person.id).execute();
  await database
    .insertInto('person_links')
    .values({
      hash: await sha256(secret),
      person_id: person.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_LASTS),
    })
    .execute();
  await forTenant(database, company.id)
    .transaction()
    .execute((transaction) =>
      sendTeamMail(
        transaction,
        { ...context, tenant: company },
        {
          recipient: person.email_address,
          subject: 'Choose a new password for Slipway',
          paragraphs: [
            `Hello ${person.name},`,
            'somebody asked for a new password for your sign-in to the dashboard. The button works once, for one hour.',
          ],
          button: {
            label: 'Choose a password',
            // Behind the `#`, so that no log and no other website ever sees it.
            url: `${dashboardUrlAt(pagesUrl)}/reset-password#token=${secret}`,
          },
          footer: 'If that was not you, ignore this e-mail: nothing has changed.',
        },
      ),
    );
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
