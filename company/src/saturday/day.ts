import { TEAM } from '@slipway/contract';
import {
  type Cents,
  type Instant,
  instantAt,
  isLocalDate,
  localMoment,
  minutesOf,
} from '@slipway/engine';
import type { Company } from '../company.ts';
import { derivedId } from '../compile/derived-id.ts';
import type { Customer, Saturday } from './saturday.ts';
import type { SaturdayFile } from './saturday-file.ts';

/** The day before its bookings: the company, its people and what is on sale. */
export type Day = Omit<Saturday, 'bookings'>;

type Entry<List extends 'docks' | 'outOfService' | 'customers'> = SaturdayFile[List][number];

/** Finds what the file refers to, and checks what it repeats of the company. */
export async function prepareDay(file: SaturdayFile, company: Company): Promise<Day> {
  const { timeZone } = company;
  const seenAt = momentIn(timeZone, file.seenAt);
  return {
    company,
    timeZone,
    date: localMoment(seenAt, timeZone).date,
    seenAt,
    team: file.team.map((member) => ({ id: idOfMember(member.name), ...member })),
    docks: file.docks.map((entry) => prepareDock(entry, company)),
    outOfService: file.outOfService.map((entry) => prepareOutOfService(entry, company, seenAt)),
    languages: file.languages,
    customers: await Promise.all(file.customers.map((entry) => prepareCustomer(entry, company))),
  };
}

function idOfMember(name: string): string {
  const known = Object.values(TEAM);
  return find(known, (member) => member.name === name, `${name} is not in the team.`).id;
}

function prepareDock({ dock: slug, staffed, opensAt }: Entry<'docks'>, company: Company) {
  const dock = bySlug(company.docks, slug, 'The day');
  if (dock.opensAt !== momentIn(company.timeZone, opensAt)) {
    throw new Error(
      `The day says that ${dock.name} opens at ${opensAt}, and the company does not.`,
    );
  }
  return { dock, staffed };
}

function prepareOutOfService(entry: Entry<'outOfService'>, company: Company, seenAt: Instant) {
  const boatModel = bySlug(company.boatModels, entry.boatModel, 'The day');
  const boat = find(
    boatModel.boats,
    ({ name }) => name === entry.boat,
    `The day has ${entry.boat} out of service, which is no ${boatModel.name}.`,
  );
  const until = momentIn(company.timeZone, entry.until);
  find(
    boatModel.placements,
    (placement) =>
      placement.type === 'out_of_service' &&
      placement.boatId === boat.id &&
      placement.from <= seenAt &&
      placement.until === until,
    `The day has ${boat.name} out of service until ${entry.until}, and the company does not.`,
  );
  return { boatModel, boat, until, reason: entry.reason };
}

async function prepareCustomer(entry: Entry<'customers'>, company: Company): Promise<Customer> {
  const { id, givenName, familyName, type, memberUntil, phoneNumber, ...rest } = entry;
  const fullName = `${givenName} ${familyName}`;
  return {
    ...rest,
    id: id ?? (await derivedId(company.slug, 'customer', fullName)),
    givenName,
    familyName,
    fullName,
    customerTypeId: bySlug(company.customerTypes, type, fullName).id,
    memberUntil: memberUntil ?? null,
    phoneNumber: phoneNumber ?? null,
    registeredAt: momentIn(company.timeZone, entry.registeredAt),
  };
}

/** The moment at which the clock of a time zone shows `2025-06-14 09:30` or finer. */
export function momentIn(timeZone: string, text: string): Instant {
  const [date = '', clock = ''] = text.split(' ');
  if (!isLocalDate(date)) throw new Error(`There is no day ${date}.`);
  const seconds = Number(clock.slice(6) || 0);
  const minutes = minutesOf(clock.slice(0, 5));
  return instantAt({ date, minutes }, timeZone) + Math.round(seconds * 1000);
}

/** An amount of the file in cents. */
export function toCents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** The entry that matches; when there is none, the sentence is thrown. */
export function find<Entry>(
  entries: readonly Entry[],
  matches: (entry: Entry) => boolean,
  sentence: string,
): Entry {
  const entry = entries.find(matches);
  if (entry === undefined) throw new Error(sentence);
  return entry;
}

/** The entry with a slug; `who` is what refers to it. */
export function bySlug<Entry extends { slug: string }>(
  entries: readonly Entry[],
  slug: string,
  who: string,
): Entry {
  const known = entries.map((entry) => entry.slug).join(', ');
  const sentence = `${who} refers to '${slug}', and the company has ${known}.`;
  return find(entries, (entry) => entry.slug === slug, sentence);
}
