import { FLOW_TIMES, type FlowTimes, TEXT_MINUTES, type TextMessageName } from '@slipway/contract';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { joinAlias } from '../features/bookings/alias.ts';
import { defineJob, forEachCompany, type JobContext } from '../jobs/job.ts';
import { errorFields } from '../log.ts';
import { sendBookingMail } from './send-booking-mail.ts';
import { type BookingText, sendBookingText } from './send-booking-text.ts';

/** So many are looked for at a time; what is left comes with the next run. */
const BATCH = 200;
const WEEK = 7 * DAY;
const LONGEST_TRIP = 60 * DAY;

/** Sends what waits for a moment: reminders before a trip, and words after it. */
export const sendReminders = defineJob({
  name: 'send-reminders',
  schedule: '* * * * *',
  retries: 0,
  async run(_data, context) {
    await forEachCompany(context, async (company, tenant) => {
      const times = await timesInUse(company);
      for (const reminder of REMINDERS) {
        await sendDue(company, { ...context, tenant, times }, reminder);
      }
    });
  },
});

/** The shortest and the longest of each time that flows of the company have chosen. */
type TimesInUse = Record<keyof FlowTimes, { min: number; max: number }>;

/** Far fewer bookings are near than with all that a flow might choose: two weeks of them, not 42. */
async function timesInUse(company: TenantDatabase): Promise<TimesInUse> {
  const flows = await company.selectFrom('message_flows').select('definition').execute();
  const rangeOf = (time: keyof FlowTimes) => {
    const inFlows = flows.flatMap(({ definition }) => definition.times[time] ?? []);
    const all = [FLOW_TIMES[time].byDefault, ...inFlows];
    return { min: Math.min(...all), max: Math.max(...all) };
  };
  return {
    beforeTripHours: rangeOf('beforeTripHours'),
    dayOfTripHours: rangeOf('dayOfTripHours'),
    thankYouHours: rangeOf('thankYouHours'),
    comeBackWeeks: rangeOf('comeBackWeeks'),
  };
}

/** A message that waits for a moment, as conditions on a row of `bookings` with its flow. */
type Reminder = {
  kind: 'beforeTrip' | 'dayOfTrip' | 'thankYou' | 'comeBack' | BookingText;
  /** What has to hold besides; a text goes only where the flow has it and a phone is known. */
  only?: RawBuilder<boolean>;
  /** Where an index finds those that can be due, whichever flow of the company they have. */
  isNear: (now: Date, times: TimesInUse) => RawBuilder<boolean>;
  /** When it should go out: who is told of the booking later than that gets none. */
  dueAt: RawBuilder<Date>;
  /** From when on it makes no more sense. */
  overAt: RawBuilder<Date>;
  /** The moment of the trip that it is about: each is told of once. */
  about?: 'pickup_at' | 'return_at';
};

const REMINDERS: readonly Reminder[] = [
  {
    kind: 'beforeTrip',
    isNear: (now, { beforeTripHours }) => isAhead(now, beforeTripHours.max * HOUR),
    dueAt: sql`pickup_at - ${chosen('beforeTripHours', 'hour')}`,
    overAt: sql`pickup_at - coalesce(${chosen('dayOfTripHours', 'hour')}, interval '0')`,
  },
  {
    kind: 'dayOfTrip',
    isNear: (now, { dayOfTripHours }) => isAhead(now, dayOfTripHours.max * HOUR),
    dueAt: sql`pickup_at - ${chosen('dayOfTripHours', 'hour')}`,
    overAt: sql`pickup_at`,
  },
  {
    kind: 'thankYou',
    isNear: (now, { thankYouHours }) => isBack(now, thankYouHours, HOUR, 3 * DAY),
    dueAt: sql`return_at + ${chosen('thankYouHours', 'hour')}`,
    overAt: sql`return_at + ${chosen('thankYouHours', 'hour')} + interval '3 days'`,
  },
  {
    kind: 'comeBack',
    isNear: (now, { comeBackWeeks }) => isBack(now, comeBackWeeks, WEEK, 2 * WEEK),
    dueAt: sql`return_at + ${chosen('comeBackWeeks', 'week')}`,
    overAt: sql`
      case when exists (
        select from bookings as newer
        where newer.tenant_id = ${thisTenant} and newer.customer_id = bookings.customer_id
          and (newer.pickup_at, newer.id) > (bookings.pickup_at, bookings.id)
          and newer.status in ('option', 'confirmed', 'completed')
      ) then bookings.return_at
      else bookings.return_at + ${chosen('comeBackWeeks', 'week')} + interval '14 days' end
    `,
  },
  {
    kind: 'textPickupReminder',
    only: canText('pickup_reminder'),
    isNear: (now) => isAhead(now, TEXT_MINUTES.pickup_reminder * MINUTE),
    dueAt: sql`pickup_at - ${before('pickup_reminder')}`,
    overAt: sql`pickup_at`,
  },
  {
    kind: 'textStartLink',
    only: canText('start_link'),
    isNear: (now) => isAhead(now, TEXT_MINUTES.start_link * MINUTE),
    dueAt: sql`pickup_at - ${before('start_link')}`,
    overAt: sql`pickup_at`,
  },
  {
    kind: 'textReturnReminder',
    only: canText('return_reminder'),
    isNear: (now) => isOnTheWater(now, TEXT_MINUTES.return_reminder * MINUTE),
    dueAt: sql`return_at - ${before('return_reminder')}`,
    overAt: sql`return_at`,
    about: 'return_at',
  },
];

/** Whether the flow sends this text, and there is a phone number to send it to. */
function canText(name: TextMessageName): RawBuilder<boolean> {
  return sql`(
    message_flows.definition -> 'textMessages' @> ${sql.lit(JSON.stringify([name]))}::jsonb
    and coalesce(alias.phone_number, customers.phone_number) is not null
  )`;
}

function before(name: TextMessageName): RawBuilder<unknown> {
  return sql`interval ${sql.lit(`${TEXT_MINUTES[name]} minutes`)}`;
}

/** The time that the flow of a booking has chosen; null when the message is switched off. */
function chosen(time: keyof FlowTimes, unit: 'hour' | 'week'): RawBuilder<unknown> {
  const { byDefault } = FLOW_TIMES[time];
  return sql`(
    case when message_flows.id is null then ${sql.lit(byDefault)}
    else (message_flows.definition -> 'times' ->> ${sql.lit(time)})::int end
    * interval ${sql.lit(`1 ${unit}`)}
  )`;
}

function isAhead(now: Date, furthest: number): RawBuilder<boolean> {
  return sql`status = 'confirmed' and pickup_at > ${now} and pickup_at <= ${later(now, furthest)}`;
}

/** A trip that has begun and ends soon; the first bound lets the index find it. */
function isOnTheWater(now: Date, furthest: number): RawBuilder<boolean> {
  return sql`
    status = 'confirmed' and pickup_at <= ${now} and pickup_at > ${later(now, -LONGEST_TRIP)}
    and return_at > ${now} and return_at <= ${later(now, furthest)}
  `;
}

function isBack(
  now: Date,
  { min, max }: { min: number; max: number },
  unit: number,
  patience: number,
): RawBuilder<boolean> {
  return sql`
    status = 'completed'
    and return_at <= ${later(now, -min * unit)}
    and return_at > ${later(now, -max * unit - patience)}
  `;
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

type ReminderContext = Pick<JobContext, 'now' | 'sendJob' | 'pagesUrl' | 'log'> & {
  tenant: Tenant;
  times: TimesInUse;
};

/** Each in a transaction of its own: one that cannot be written holds up no other. */
async function sendDue(
  company: TenantDatabase,
  context: ReminderContext,
  reminder: Reminder,
): Promise<void> {
  const { kind } = reminder;
  for (const bookingId of await findDue(company, reminder, context)) {
    try {
      await company.transaction().execute(async (transaction) => {
        // Somebody may have canceled or moved the booking meanwhile.
        const [locked] = await findDue(transaction, reminder, context, bookingId);
        if (!locked) return;
        if (isText(kind)) await sendBookingText(transaction, context, { bookingId, kind });
        else await sendBookingMail(transaction, context, { bookingId, kind });
      });
    } catch (error) {
      context.log.error('a reminder was not sent', { bookingId, ...errorFields(error) });
    }
  }
}

function isText(kind: Reminder['kind']): kind is BookingText {
  return kind.startsWith('text');
}

/** A moment as `Date.toISOString` writes it. */
const momentText = (column: 'pickup_at' | 'return_at') =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Customers are reminded only of what they were told of, in time, and once for each pickup. What
 * would not be sent is not found, or it would be every minute. With an ID that booking is looked at
 * alone, and locked.
 */
async function findDue(
  company: TenantDatabase,
  { kind, only, isNear, dueAt, overAt, about = 'pickup_at' }: Reminder,
  { now, times }: Pick<ReminderContext, 'now' | 'times'>,
  id?: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select bookings.id from bookings
    left join rental_setups on rental_setups.tenant_id = bookings.tenant_id
      and rental_setups.id = rental_setup_id
    left join message_flows on message_flows.tenant_id = bookings.tenant_id
      and message_flows.id = message_flow_id
    join customers on customers.tenant_id = bookings.tenant_id
      and customers.id = bookings.customer_id and anonymized_at is null
    ${joinAlias}
    where bookings.tenant_id = ${thisTenant} and ${isNear(now, times)}
      and (message_flows.definition -> 'off' @> ${JSON.stringify([kind])}::jsonb) is not true
      and ${only ?? sql`true`} and ${dueAt} <= ${now} and ${overAt} > ${now}
      and exists (
        select from booking_messages as told
        where told.tenant_id = bookings.tenant_id and told.booking_id = bookings.id
          and told.kind = 'confirmed' and told.created_at <= ${dueAt}
      )
      and not exists (
        select from booking_messages as sent
        where sent.tenant_id = bookings.tenant_id and sent.booking_id = bookings.id
          and sent.kind = ${kind} and sent.occasion = ${momentText(about)}
      )
      ${id === undefined ? sql`` : sql`and bookings.id = ${id}`}
    order by pickup_at
    limit ${BATCH}
    ${id === undefined ? sql`` : sql`for no key update of bookings`}
  `.execute(company);
  return rows.map((row) => row.id);
}
