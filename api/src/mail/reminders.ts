import { FLOW_TIMES, type FlowTimes } from '@slipway/contract';
import { DAY, HOUR } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { defineJob, forEachCompany, type JobContext } from '../jobs/job.ts';
import { errorFields } from '../log.ts';
import type { Tenant } from '../tenant.ts';
import type { BookingMail } from './booking-letter.ts';
import { sendBookingMail } from './send-booking-mail.ts';

/** So many are looked for at a time; what is left comes with the next run. */
const BATCH = 200;
/** A message that is this late, because nothing ran, is no longer sent. */
const LATEST_THANK_YOU = 3 * DAY;
const LATEST_COME_BACK = 14 * DAY;

const DEFAULT_TIMES: FlowTimes = {
  beforeTripHours: FLOW_TIMES.beforeTripHours.byDefault,
  dayOfTripHours: FLOW_TIMES.dayOfTripHours.byDefault,
  thankYouHours: FLOW_TIMES.thankYouHours.byDefault,
  comeBackWeeks: FLOW_TIMES.comeBackWeeks.byDefault,
};

/** Sends what waits for a moment: reminders before a trip, and words after it. */
export const sendReminders = defineJob({
  name: 'send-reminders',
  schedule: '* * * * *',
  retries: 0,
  async run(_data, context) {
    await forEachCompany(context, async (company, slug) => {
      const tenant = await readTenant(context, slug);
      for (const reminder of remindersOf(DEFAULT_TIMES)) {
        await sendDue(company, { ...context, tenant }, reminder);
      }
    });
  },
});

type Reminder = {
  kind: BookingMail;
  /** Whether a booking is one that the message is for, and its moment has come. */
  isDue: (now: Date) => RawBuilder<boolean>;
  /** When the message should go out: who is told of a booking later than that gets none. */
  dueAt: RawBuilder<Date>;
};

function remindersOf(times: FlowTimes): Reminder[] {
  const { beforeTripHours, dayOfTripHours, thankYouHours, comeBackWeeks } = times;
  const daySooner = (dayOfTripHours ?? 0) * HOUR;
  return [
    ...(beforeTripHours === null
      ? []
      : [beforePickup('beforeTrip', beforeTripHours * HOUR, daySooner)]),
    ...(dayOfTripHours === null ? [] : [beforePickup('dayOfTrip', daySooner, 0)]),
    ...(thankYouHours === null
      ? []
      : [afterReturn('thankYou', thankYouHours * HOUR, LATEST_THANK_YOU)]),
    ...(comeBackWeeks === null
      ? []
      : [afterReturn('comeBack', comeBackWeeks * 7 * DAY, LATEST_COME_BACK)]),
  ];
}

/** Goes out between two distances from pickup, in milliseconds. */
function beforePickup(kind: BookingMail, from: number, until: number): Reminder {
  return {
    kind,
    isDue: (now) => sql`
      status = 'confirmed'
      and pickup_at > ${later(now, until)} and pickup_at <= ${later(now, from)}
    `,
    dueAt: sql`pickup_at - make_interval(secs => ${from / 1000})`,
  };
}

/** Goes out some time after the return. Nobody has to be won back who has booked again since. */
function afterReturn(kind: 'thankYou' | 'comeBack', after: number, latest: number): Reminder {
  return {
    kind,
    isDue: (now) => sql`
      status = 'completed'
      and return_at <= ${later(now, -after)} and return_at > ${later(now, -after - latest)}
      ${kind === 'comeBack' ? sql`and not ${hasBookedAgain}` : sql``}
    `,
    dueAt: sql`return_at + make_interval(secs => ${after / 1000})`,
  };
}

const hasBookedAgain = sql`exists (
  select from bookings as newer
  where newer.tenant_id = ${thisTenant} and newer.customer_id = bookings.customer_id
    and (newer.pickup_at, newer.id) > (bookings.pickup_at, bookings.id)
    and newer.status in ('option', 'confirmed', 'completed')
)`;

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

type ReminderContext = Pick<JobContext, 'now' | 'sendJob' | 'pagesUrl' | 'log'> & {
  tenant: Tenant;
};

/** Each in a transaction of its own: one that cannot be written holds up no other. */
async function sendDue(
  company: TenantDatabase,
  context: ReminderContext,
  reminder: Reminder,
): Promise<void> {
  for (const id of await findDue(company, reminder, context.now)) {
    try {
      await company.transaction().execute(async (transaction) => {
        if (!(await isStillDue(transaction, id, reminder, context.now))) return;
        await sendBookingMail(transaction, context, { bookingId: id, kind: reminder.kind });
      });
    } catch (error) {
      context.log.error('a reminder was not sent', { bookingId: id, ...errorFields(error) });
    }
  }
}

/** The pickup as `Date.toISOString` writes it. */
const pickupText = sql`to_char(pickup_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Customers are reminded only of what they were told of, in time, and once for each pickup. */
async function findDue(
  company: TenantDatabase,
  { kind, isDue, dueAt }: Reminder,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where tenant_id = ${thisTenant} and ${isDue(now)}
      and exists (
        select from booking_messages as told
        where told.tenant_id = bookings.tenant_id and told.booking_id = bookings.id
          and told.kind = 'confirmed' and told.created_at <= ${dueAt}
      )
      and not exists (
        select from booking_messages as sent
        where sent.tenant_id = bookings.tenant_id and sent.booking_id = bookings.id
          and sent.kind = ${kind} and sent.occasion = ${pickupText}
      )
    order by pickup_at
    limit ${BATCH}
  `.execute(company);
  return rows.map(({ id }) => id);
}

/** Somebody may have canceled or moved the booking meanwhile. */
async function isStillDue(
  transaction: TenantTransaction,
  id: string,
  { isDue }: Reminder,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select id from bookings
    where tenant_id = ${thisTenant} and id = ${id} and ${isDue(now)}
    for no key update
  `.execute(transaction);
  return rows.length > 0;
}

async function readTenant({ database }: Pick<JobContext, 'database'>, slug: string) {
  return database
    .selectFrom('tenants')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}
