import { HOUR } from '@slipway/engine';
import { acrossCompanies } from '../../database/across-companies.ts';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import type { SendJob } from '../../jobs/job.ts';
import { dashboardUrlAt, type PagesUrl } from '../../ports/pages-url.ts';
import { addLink } from '../links.ts';
import { companiesOf } from './companies-of.ts';
import { sendTeamMail } from './team-mail.ts';

/** A link by which somebody chooses a password works once, for so long. */
const LINK_LASTS = HOUR;

type LinkContext = { now: Date; sendJob: SendJob; pagesUrl: PagesUrl };

type Recipient = { id: string; name: string; email_address: string };

/** Sends a link to choose a password to somebody who works for a company, unless they have enough. */
export async function sendTeamPasswordLink(
  database: Database,
  context: LinkContext,
  person: Recipient,
): Promise<void> {
  const { now, pagesUrl } = context;
  const [company] = await companiesOf(database, { personId: person.id, now });
  if (!company) return;
  await forTenant(database, company.id)
    .transaction()
    .execute(async (transaction) => {
      const links = { team: acrossCompanies(transaction) };
      const secret = await addLink(links, person.id, { lasts: LINK_LASTS, now });
      if (secret === null) return;
      const mail = letter(person, dashboardUrlAt(pagesUrl), secret);
      await sendTeamMail(transaction, { ...context, tenant: company }, mail);
    });
}

function letter({ name, email_address }: Recipient, dashboardUrl: string, secret: string) {
  return {
    recipient: email_address,
    subject: 'Choose a new password for Slipway',
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
