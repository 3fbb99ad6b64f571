import { FIELD_TEXT } from '../errors/texts.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** What an address has to look like. Where it leads is checked each time it is called. */
export function httpsAddress({ url }: { url?: string }): FieldErrors {
  if (url === undefined) return {};
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isGood =
    address?.protocol === 'https:' && address.username === '' && address.password === '';
  return isGood ? {} : { url: [FIELD_TEXT.webhookUrl] };
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
