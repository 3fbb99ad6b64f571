import { BOOKING_STATUS } from '@slipway/contract';
import { createFormats } from '@slipway/contract/languages';
import type { Changes } from '../../../database/tables/bookings.ts';

/** What the history calls a field, and what kind of value it has. */
const FIELDS: Readonly<Record<string, { label: string; kind?: 'moment' | 'money' }>> = {
  status: { label: 'Status' },
  customerId: { label: 'Customer' },
  customerTypeId: { label: 'Customer type' },
  dockId: { label: 'Dock' },
  boatModelId: { label: 'Boat model' },
  pickup: { label: 'Pickup', kind: 'moment' },
  return: { label: 'Return', kind: 'moment' },
  boats: { label: 'Boats' },
  passengers: { label: 'People' },
  partnerCode: { label: 'Partner' },
  couponCode: { label: 'Discount code' },
  addOns: { label: 'Add-ons' },
  expiresAt: { label: 'Deadline', kind: 'moment' },
  totalIncludingTax: { label: 'Total', kind: 'money' },
  payments: { label: 'Payment', kind: 'money' },
  refund: { label: 'Refund', kind: 'money' },
  deposits: { label: 'Deposit', kind: 'money' },
  depositLink: { label: 'Deposit link', kind: 'money' },
  reservedOnCard: { label: 'Reserved on card', kind: 'money' },
  paymentRequest: { label: 'Payment request', kind: 'money' },
  costs: { label: 'Costs' },
  trips: { label: 'Boat' },
  waivers: { label: 'Waiver' },
  reason: { label: 'Reason' },
  notes: { label: 'Note' },
  answers: { label: 'Answers' },
};

const TO_THE_MINUTE = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Names of what is kept as an ID. */
export type NamesById = ReadonlyMap<string, string>;

type Place = { timeZone: string; currency: string };

/** The changes of one entry of the history as the team reads them. */
export function changesInWords(changes: Changes, names: NamesById, place: Place) {
  const { timeZone, currency } = place;
  const formats = createFormats({ language: 'en', timeZone, currency });
  const moments = new Intl.DateTimeFormat('en-US', { ...TO_THE_MINUTE, timeZone });
  const say = (field: string, value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    const kind = FIELDS[field]?.kind;
    if (kind === 'moment') return moments.format(new Date(String(value))).replace(' at ', ', ');
    if (kind === 'money') return formats.money(Number(value));
    if (field === 'status') return String(value) in BOOKING_STATUS ? String(value) : null;
    if (typeof value === 'object') return order(value as Record<string, unknown>, names);
    return names.get(String(value)) ?? String(value);
  };
  return Object.entries(changes).map(([field, { from, to }]) => ({
    field: FIELDS[field]?.label ?? field,
    from: say(field, from),
    to: say(field, to),
  }));
}

function order(pieces: Record<string, unknown>, names: NamesById): string {
  return Object.entries(pieces)
    .map(([id, quantity]) => `${quantity} × ${names.get(id) ?? id}`)
    .join(', ');
}
