import { BOOKING_STATUS } from '@slipway/contract';
import { createFormats } from '@slipway/contract/languages';
import type { HistoryKind } from '@slipway/contract/team';
import type { Changes } from '../../../database/tables/bookings.ts';

type Words = {
  label: string;
  /** None says only more about the others. */
  of: HistoryKind | null;
  value?: 'moment' | 'money' | 'day' | 'actor';
};

/** What the history calls a field, what it is about, and what kind of value it has. */
const FIELDS: Readonly<Record<string, Words>> = {
  status: { label: 'Status', of: 'status' },
  reason: { label: 'Reason', of: 'status' },
  expiresAt: { label: 'Deadline', of: 'status', value: 'moment' },
  undone: { label: 'Undone', of: 'status', value: 'moment' },
  customerId: { label: 'Customer', of: 'details' },
  contact: { label: 'Contact', of: 'details' },
  dockId: { label: 'Dock', of: 'details' },
  boatModelId: { label: 'Boat model', of: 'details' },
  pickup: { label: 'Pickup', of: 'details', value: 'moment' },
  return: { label: 'Return', of: 'details', value: 'moment' },
  boats: { label: 'Boats', of: 'details' },
  passengers: { label: 'People', of: 'details' },
  partnerCode: { label: 'Partner', of: 'details' },
  answers: { label: 'Answers', of: 'details' },
  couponCode: { label: 'Discount code', of: 'costs' },
  totalIncludingTax: { label: 'Total', of: 'costs', value: 'money' },
  costs: { label: 'Costs', of: 'costs' },
  payments: { label: 'Payment', of: 'payments', value: 'money' },
  refund: { label: 'Refund', of: 'payments', value: 'money' },
  capture: { label: 'Capture', of: 'payments', value: 'money' },
  release: { label: 'Release', of: 'deposit', value: 'money' },
  askedBy: { label: 'Asked by', of: null, value: 'actor' },
  reservedOnCard: { label: 'Reserved on card', of: 'payments', value: 'money' },
  atProvider: { label: 'At the provider', of: 'payments' },
  paymentRequest: { label: 'Payment request', of: 'payments', value: 'money' },
  paymentLink: { label: 'Payment link', of: 'payments' },
  deposits: { label: 'Deposit', of: 'deposit', value: 'money' },
  depositLink: { label: 'Deposit link', of: 'deposit', value: 'money' },
  addOns: { label: 'Add-ons', of: 'add_ons' },
  orders: { label: 'Order', of: 'add_ons' },
  notes: { label: 'Note', of: 'notes' },
  waivers: { label: 'Waiver', of: 'waiver' },
  trips: { label: 'Boat', of: 'trip' },
  motor: { label: 'Motor', of: 'trip' },
  customerTypeId: { label: 'Customer type', of: 'details' },
  memberUntil: { label: 'Member until', of: 'details', value: 'day' },
  givenName: { label: 'Given name', of: 'details' },
  familyName: { label: 'Family name', of: 'details' },
  emailAddress: { label: 'E-mail', of: 'details' },
  phoneNumber: { label: 'Phone', of: 'details' },
  preferredLocale: { label: 'Language', of: 'details' },
  alias: { label: 'Alias', of: 'details' },
  password: { label: 'Password', of: 'details' },
  invitation: { label: 'Invitation', of: 'messages' },
  anonymized: { label: 'Anonymized', of: 'status' },
};

/** Which fields the entries of a kind have. */
export function fieldsOf(kind: HistoryKind): string[] {
  return Object.keys(FIELDS).filter((field) => FIELDS[field]?.of === kind);
}

/** A booking begins with its status, a customer with its type. */
export const FIRST_FIELDS = ['status', 'customerTypeId'] as const;

export function kindsOf(changes: Changes): HistoryKind[] {
  const isFirst = FIRST_FIELDS.some((field) => changes[field] && changes[field].from === null);
  if (isFirst) return ['created'];
  const kinds = Object.keys(changes).map((field) => (FIELDS[field] ? FIELDS[field].of : 'details'));
  return [...new Set(kinds)].filter((kind) => kind !== null);
}

const TO_THE_MINUTE = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Kept, because making a format takes longer than a whole history does to write with it. */
const knownMoments = new Map<string, Intl.DateTimeFormat>();

function momentsIn(timeZone: string): Intl.DateTimeFormat {
  const moments =
    knownMoments.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...TO_THE_MINUTE, timeZone });
  knownMoments.set(timeZone, moments);
  return moments;
}

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** Names of what is kept as an ID. */
export type NamesById = ReadonlyMap<string, string>;

type Place = { timeZone: string; currency: string };

type Named = { names: NamesById; nameOf: (actor: string) => string };

/** Who else than its author an entry names, as the history keeps them. */
export function actorsIn(changes: Changes): string[] {
  return Object.entries(changes).flatMap(([field, { to }]) =>
    FIELDS[field]?.value === 'actor' && to !== null ? [String(to)] : [],
  );
}

/** The changes of one entry of the history as the team reads them. */
export function changesInWords(changes: Changes, { names, nameOf }: Named, place: Place) {
  const { timeZone, currency } = place;
  const formats = createFormats({ locale: 'en', timeZone, currency });
  const moments = momentsIn(timeZone);
  const say = (field: string, value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    const kind = FIELDS[field]?.value;
    if (kind === 'moment') return moments.format(new Date(String(value))).replace(' at ', ', ');
    if (kind === 'actor') return nameOf(String(value));
    if (kind === 'day') return DAYS.format(new Date(`${value}T00:00:00Z`));
    // Why a provider refused is a sentence.
    if (kind === 'money' && Number.isFinite(Number(value))) return formats.money(Number(value));
    if (field === 'status') return String(value) in BOOKING_STATUS ? String(value) : null;
    if (field === 'preferredLocale') return LANGUAGES.of(String(value).split('_')[0] ?? '') ?? null;
    if (typeof value === 'object') return inWords(value as Record<string, unknown>, names);
    return names.get(String(value)) ?? String(value);
  };
  const isMore = (field: string) => Number(FIELDS[field]?.of === null);
  const told = Object.entries(changes).sort(([one], [other]) => isMore(one) - isMore(other));
  return told.map(([field, { from, to }]) => ({
    field: FIELDS[field]?.label ?? field,
    from: say(field, from),
    to: say(field, to),
  }));
}

/** A person by name and phone, an order by its pieces. */
function inWords(value: Record<string, unknown>, names: NamesById): string {
  if ('givenName' in value) {
    const { givenName, familyName, emailAddress, phoneNumber } = value;
    return [`${givenName} ${familyName}`, emailAddress, phoneNumber].filter(Boolean).join(', ');
  }
  return Object.entries(value)
    .map(([id, quantity]) => `${quantity} × ${names.get(id) ?? id}`)
    .join(', ');
}
