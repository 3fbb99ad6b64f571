import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@slipway/contract/languages';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { BOOKING_MAILS } from '../mail/booking-letter.ts';
import { withInlinePictures } from '../mail/inline-pictures.ts';
import { previewBookingMail } from '../mail/preview-booking-mail.ts';
import { pagesUrlAt } from '../ports/pages-url.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

/** Shows a message about a booking as it would go out now. */
export const mailPreview: Command = {
  name: ['mail', 'preview'],
  words: [],
  options: [
    { name: 'company', value: 'SLUG', summary: 'the company', required: true },
    { name: 'booking', value: 'REFERENCE', summary: 'the booking', required: true },
    { name: 'kind', value: 'KIND', summary: BOOKING_MAILS.join(', '), required: true },
    { name: 'language', value: 'CODE', summary: "instead of the customer's own" },
  ],
  summary: 'Prints a message about a booking and writes it as files, without sending it.',
  async run({ options }, circumstances) {
    const kind = oneOf(BOOKING_MAILS, '--kind', options.kind?.[0]);
    const language = options.language?.[0];
    if (language) oneOf(Object.keys(LANGUAGES), '--language', language);
    const [slug = '', reference = ''] = [options.company?.[0], options.booking?.[0]];
    const { subject, text, html, attachments } = await withDatabase(
      circumstances,
      async (database) => {
        const { tenant, company, id } = await findBooking(database, slug, reference);
        const { now, config } = circumstances;
        const pagesUrl = pagesUrlAt({ domain: config.pagesDomain, port: config.port });
        const wish = { id, kind, language, now, pagesUrl };
        const preview = await previewBookingMail(company, tenant, wish);
        if (!preview) throw new StartError(`Booking ${reference} has no customer yet.`);
        return preview;
      },
    );
    const folder = join(resolve(circumstances.config.dataFolder), 'mail-preview');
    await mkdir(folder, { recursive: true });
    const path = join(folder, [reference, kind, language].filter(Boolean).join('-'));
    const files = [
      { path: `${path}.html`, content: withInlinePictures({ html, attachments }) },
      { path: `${path}.txt`, content: text },
      ...attachments
        .filter(({ contentId }) => !contentId)
        .map(({ content }) => ({ path: `${path}.ics`, content })),
    ];
    for (const file of files) await writeFile(file.path, file.content);
    circumstances.print(`${subject}\n\n${text}`);
    for (const file of files) circumstances.complain(`Written: ${file.path}`);
    return true;
  },
};

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  option: string,
  value: string | undefined,
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice) return choice;
  throw new UsageError(`${option} is one of ${choices.join(', ')}, not '${value}'.`);
}

async function findBooking(database: Database, slug: string, reference: string) {
  const tenant = await database
    .selectFrom('tenants')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!tenant) throw new StartError(`There is no company '${slug}'.`);
  const company = forTenant(database, tenant.id);
  const booking = await company
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!booking) throw new StartError(`${tenant.name} has no booking '${reference}'.`);
  return { tenant, company, id: booking.id };
}
