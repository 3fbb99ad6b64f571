import { EXPORT_HOURS, EXPORT_MOST_ROWS, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { HOUR, localMoment } from '@slipway/engine';
import { sql } from 'kysely';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { PreparedTeamHandler, TeamHandler } from '../../../http/handler.ts';
import {
  costsExcludingTaxOf,
  costsOf,
  depositsInPlace,
  owedExcludingTax,
} from '../../../ledger/figures-sql.ts';
import { type Letter, mainButton, paragraph } from '../../../mail/letter.ts';
import { letterHtml } from '../../../mail/letter-html.ts';
import { letterText } from '../../../mail/letter-text.ts';
import { putInOutbox } from '../../../mail/outbox.ts';
import { newId } from '../../../new-id.ts';
import { dashboardUrlAt } from '../../../ports/pages-url.ts';
import { base64Of } from '../../../spreadsheet/base64.ts';
import { type Cell, type Sheet, textCell } from '../../../spreadsheet/cells.ts';
import { csvOf } from '../../../spreadsheet/csv.ts';
import { XLSX_TYPE, xlsxOf } from '../../../spreadsheet/xlsx.ts';
import { nameOnBooking } from '../../bookings/alias.ts';
import { type BookingFilter, inOrder, isChosen, LISTED } from './choose-bookings.ts';

type Row = {
  reference: string;
  status: string;
  pickup: Date;
  return: Date;
  timeZone: string;
  boats: number;
  passengers: number;
  customerName: string | null;
  emailAddress: string | null;
  phoneNumber: string | null;
  customerType: string | null;
  dockName: string;
  boatModelName: string;
  total: number;
  totalExcluding: number;
  paid: number;
  deposit: number;
  couponCode: string | null;
  coupon: number | null;
  fee: number | null;
  feeExcluding: number | null;
  partnerName: string | null;
  answers: Record<string, string>;
};

const HEADER = [
  ...['Reference', 'Status', 'Pickup', 'Return', 'Boats', 'People'],
  ...['Customer', 'E-mail', 'Phone', 'Customer type', 'Dock', 'Model'],
  ...['Incl. tax', 'Excl. tax', 'Paid', 'Deposit', 'Discount code', 'Discount'],
  ...['Booking fee incl. tax', 'Booking fee excl. tax', 'Partner'],
];

type Made = { fileName: string; contentType: string; base64: string; rows: number };

/** The file is made before the transaction, which then only keeps it and writes the mail. */
export const exportBookings: PreparedTeamHandler<'exportBookings', Made> = {
  async prepare({ body: { format, ...filter } }, context, database) {
    const sheet = await readSheet(database, context, filter);
    const { date } = localMoment(context.now.getTime(), context.tenant.time_zone);
    const bytes = format === 'csv' ? new TextEncoder().encode(csvOf(sheet)) : await xlsxOf(sheet);
    return {
      fileName: `bookings-${date}.${format}`,
      contentType: CONTENT_TYPE[format],
      base64: base64Of(bytes),
      rows: sheet.rows.length,
    };
  },

  async handle(_request, transaction, context, { rows, fileName, contentType, base64 }) {
    const { actor, now, tenant, pagesUrl } = context;
    const id = newId(now);
    await transaction
      .insertInto('exported_files')
      .values({
        id,
        member_id: actor.id,
        file_name: fileName,
        content_type: contentType,
        base64,
        expires_at: new Date(now.getTime() + EXPORT_HOURS * HOUR),
      })
      .execute();
    const url = `${dashboardUrlAt(pagesUrl)}/bookings/exports/${id}`;
    const letter = letterOf(actor, tenant.name, { fileName, rows, url });
    await putInOutbox(transaction, context, {
      bookingId: null,
      recipient: actor.emailAddress,
      sender: null,
      replyTo: null,
      subject: letter.subject,
      html: letterHtml(letter),
      text: letterText(letter),
      attachments: [],
    });
    return { data: { id, rows, emailAddress: actor.emailAddress } };
  },
};

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
} as const;

/** The link alone opens nothing: whoever follows it has to be the member who has exported. */
export const getExport: TeamHandler<'getExport'> = async ({ params }, database, { actor, now }) => {
  const file = await database
    .selectFrom('exported_files')
    .select(['file_name', 'content_type', 'base64'])
    .where('id', '=', params.id)
    .where('member_id', '=', actor.id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!file) throw new NotFoundError('file', params.id);
  const { file_name: fileName, content_type: contentType, base64 } = file;
  return { data: { fileName, contentType, base64 } };
};

async function readSheet(
  database: TenantDatabase,
  context: { actor: Member; now: Date },
  filter: BookingFilter,
): Promise<Sheet> {
  const { rows } = await sql<Row>`
    select
      reference, bookings.status, pickup_at as pickup, return_at as return,
      docks.address ->> 'timeZoneName' as "timeZone", boats, passengers,
      ${nameOnBooking} as "customerName",
      customers.email_address as "emailAddress",
      coalesce(alias.phone_number, customers.phone_number) as "phoneNumber",
      (
        select name from customer_types
        where tenant_id = ${thisTenant} and id = customers.customer_type_id
      ) as "customerType",
      docks.name as "dockName", boat_models.name as "boatModelName", money.total, money.paid,
      ${owedExcludingTax} as "totalExcluding", ${depositsInPlace} as deposit,
      (
        select code from discount_codes
        where tenant_id = ${thisTenant} and id = bookings.discount_code_id
      ) as "couponCode",
      ${costsOf('coupon')} as coupon, ${costsOf('booking_fee')} as fee,
      ${costsExcludingTaxOf('booking_fee')} as "feeExcluding", partners.name as "partnerName",
      (
        select coalesce(json_object_agg(question_id, answer), '{}') from booking_answers
        where tenant_id = ${thisTenant} and booking_id = bookings.id and not sensitive
      ) as answers
    ${LISTED}
    where ${isChosen(context, filter)}
    order by ${inOrder(filter)}
    limit ${EXPORT_MOST_ROWS + 1}
  `.execute(database);
  if (rows.length > EXPORT_MOST_ROWS) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.tooManyRows);
  }
  const questions = await readQuestions(database, rows);
  return {
    name: 'Bookings',
    header: [...HEADER, ...questions.map(({ question }) => question)],
    rows: rows.map((row) => [
      ...cellsOf(row),
      ...questions.map(({ id }) => textCell(row.answers[id] ?? null)),
    ]),
  };
}

/** A column for each question that somebody in the file has answered. */
async function readQuestions(database: TenantDatabase, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ answers }) => Object.keys(answers)))];
  const found = await sql<{ id: string; question: string }>`
    select id, question from questions
    where tenant_id = ${thisTenant} and id = any(${ids}::uuid[])
    order by position
  `.execute(database);
  return found.rows;
}

function cellsOf(row: Row): Cell[] {
  const amount = (cents: number | null): Cell =>
    cents === null ? null : { kind: 'amount', cents };
  const moment = (at: Date): Cell => ({ kind: 'moment', value: localText(at, row.timeZone) });
  return [
    textCell(row.reference),
    textCell(row.status),
    moment(row.pickup),
    moment(row.return),
    { kind: 'number', value: row.boats },
    { kind: 'number', value: row.passengers },
    textCell(row.customerName),
    textCell(row.emailAddress),
    textCell(row.phoneNumber),
    textCell(row.customerType),
    textCell(row.dockName),
    textCell(row.boatModelName),
    amount(row.total),
    amount(row.totalExcluding),
    amount(row.paid),
    amount(row.deposit),
    textCell(row.couponCode),
    amount(row.coupon),
    amount(row.fee),
    amount(row.feeExcluding),
    textCell(row.partnerName),
  ];
}

function localText(at: Date, timeZone: string): string {
  const { date, minutes } = localMoment(at.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

type ExportMail = { fileName: string; rows: number; url: string };

function letterOf({ name }: Member, company: string, { fileName, rows, url }: ExportMail): Letter {
  return {
    language: 'en',
    subject: `Your export of ${rows} ${rows === 1 ? 'booking' : 'bookings'} is ready`,
    sender: 'Slipway',
    mainColor: '#0e4a5c',
    blocks: [
      paragraph(`Hello ${name},`),
      paragraph(`${fileName} holds ${rows} ${rows === 1 ? 'booking' : 'bookings'} of ${company}.`),
      mainButton('Open the file', url),
      paragraph(`The link works for ${EXPORT_HOURS} hours and asks you to be signed in.`),
    ],
    footer: ['The file holds personal data. Keep it where only those who need it can read it.'],
  };
}
