import { formatText } from '@slipway/contract/languages';
import { mailTexts } from '@slipway/contract/languages/mail';
import { calendarFile } from '@slipway/engine';
import type { Attachment } from '../ports/mail.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { BookingLinks } from './links.ts';
import { addressLines } from './writing.ts';

/** The trip as a calendar file. Calendars are shared, so its link holds no key. */
export function tripAttachment(facts: BookingFacts, links: BookingLinks): Attachment {
  const { reference, boatModel, dockName, address, locale } = facts;
  const texts = mailTexts(facts.language, facts.fallback, facts.ownTexts);
  const [url] = links.booking.split('#') as [string];
  const isCanceled = facts.status === 'canceled';
  const content = calendarFile({
    uid: `${facts.id}@slipway.example`,
    createdAt: facts.createdAt.getTime(),
    updatedAt: facts.updatedAt.getTime(),
    start: facts.pickup.getTime(),
    end: facts.return.getTime(),
    canceled: isCanceled,
    tentative: facts.status !== 'confirmed',
    summary: formatText(texts.calendarTitle, { boatModel, dockName }, { locale }),
    description: `${texts.reference}: ${reference}\n${url}`,
    location: [dockName, ...addressLines(address)].join(', '),
    position: address.gps,
    url,
  });
  const method = isCanceled ? 'CANCEL' : 'PUBLISH';
  return {
    name: `${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content,
  };
}
