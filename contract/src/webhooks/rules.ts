import { FIELD_TEXT } from '../errors/texts.ts';
import { isPosition } from '../events/rules.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Whether an address names the machine that calls it. Only the operator can allow that. */
export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.includes(hostname);
}

/** What an address has to look like. Where it leads is checked each time it is called. */
export function httpsAddress({ url }: { url?: string }): FieldErrors {
  if (url === undefined) return {};
  return URL.canParse(url) && isGood(new URL(url)) ? {} : { url: [FIELD_TEXT.webhookUrl] };
}

function isGood(url: URL): boolean {
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isSafe && url.username === '' && url.password === '';
}

/** A cursor is the number of an attempt. */
export function deliveryCursor({ after }: { after?: string }): FieldErrors {
  if (after === undefined || isPosition(after)) return {};
  return { after: [FIELD_TEXT.notADeliveryCursor] };
}

/** A replay names events or a period. */
export function eventsOrPeriod(replay: {
  eventIds?: string[];
  from?: string;
  until?: string;
}): FieldErrors {
  const { eventIds, from, until } = replay;
  if (eventIds !== undefined && from !== undefined) return { from: [FIELD_TEXT.notWithEventIds] };
  if (eventIds === undefined && from === undefined) return { from: [FIELD_TEXT.fromOrEventIds] };
  if (from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from)) {
    return { until: [FIELD_TEXT.endNotAfterStart] };
  }
  return {};
}
