import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { balanceOf } from '@slipway/engine';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { mintBookingKey } from '../../../keys/booking-keys.ts';
import { requestPayment } from '../../../ledger/requests.ts';
import { captureDeposit, giveDepositBack, refund, takeCash } from '../../../ledger/settlement.ts';
import { bookingLinks } from '../../../mail/links.ts';
import { sendBookingMail } from '../../../mail/send-booking-mail.ts';
import { sendBookingText } from '../../../mail/send-booking-text.ts';
import { addCost } from '../../bookings/add-cost.ts';
import { readAgreement } from '../../bookings/agreement.ts';
import type { StoredBooking } from '../../bookings/read.ts';
import { depositsTotal, duePayment } from '../../payments/due.ts';
import { teamBookingAnswer } from './booking-answer.ts';
import { endOfDay } from './change-booking.ts';
import { lockSeenBooking, readOwnBooking } from './seen-booking.ts';

export const recordCashPayment: TeamHandler<'recordCashPayment'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await takeCash(transaction, context, booking, body.amount);
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

export const requestTeamPayment: TeamHandler<'requestTeamPayment'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  const { id: bookingId, reference, status } = booking;
  assertCanAsk(booking);
  const { moments, actor } = context;
  const dueAt = await endOfDay(transaction, booking, body.dueOn, context.now);
  const now = await moments.ofChange(transaction);
  const { amount, sendBy } = body;
  const description = body.description.trim();
  const confirmsBooking = status === 'option';
  // An option waits for one request; the bill of what is agreed can be split.
  const beside = !confirmsBooking;
  const wanted = { bookingId, amount, description, dueAt, confirmsBooking, beside };
  const { id: requestId } = await requestPayment(transaction, wanted, now);
  await transaction
    .updateTable('bookings')
    .set({ updated_at: now })
    .where('id', '=', bookingId)
    .execute();
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId, reference, status },
      changes: {
        paymentRequest: { from: null, to: amount },
        ...(sendBy === 'link' && { paymentLink: { from: null, to: 'copied' } }),
      },
    },
  ]);
  if (sendBy === 'email') {
    const message = { bookingId, kind: 'paymentRequest', requestId, amount, dueAt } as const;
    await sendBookingMail(transaction, context, message);
  }
  if (sendBy === 'text') {
    const occasion = requestId;
    const text = {
      bookingId,
      kind: 'textPaymentRequest',
      occasion,
      requestId,
      amount,
    } as const;
    const isSent = await sendBookingText(transaction, context, text);
    if (!isSent) throw new NotAcceptableError(TEAM_ERROR_TEXT.noPhoneNumber);
  }
  const url =
    sendBy === 'link' ? await linkToPay(transaction, context, booking, { requestId }) : null;
  return { data: { url, booking: await teamBookingAnswer(transaction, context, bookingId) } };
};

export const shareTeamDeposit: TeamHandler<'shareTeamDeposit'> = async (
  { params },
  transaction,
  context,
) => {
  const booking = await readOwnBooking(transaction, context, params.id);
  const { id: bookingId, reference, status } = booking;
  const agreement = await readAgreement(transaction, booking, booking.customer_id);
  const due = duePayment(booking, agreement, 'deposit', context.now);
  if (!due) throw new NotAcceptableError(TEAM_ERROR_TEXT.noDepositToAskFor);
  const { moments, actor } = context;
  await recordChanges(transaction, { actor, now: await moments.ofChange(transaction) }, [
    {
      type: 'booking.updated',
      subject: { bookingId, reference, status },
      changes: { depositLink: { from: null, to: depositsTotal(due) } },
    },
  ]);
  const url = await linkToPay(transaction, context, booking, { purpose: 'deposit' });
  return { data: { url } };
};

/** Whoever copies it may not be allowed to cancel or change: it opens this payment alone. */
async function linkToPay(
  transaction: TenantTransaction,
  { tenant, pagesUrl, now }: Pick<RequestContext, 'tenant' | 'pagesUrl' | 'now'>,
  { id: bookingId, reference, return_at }: StoredBooking,
  only: { requestId: string } | { purpose: 'deposit' },
): Promise<string> {
  const key = await mintBookingKey(transaction, {
    bookingId,
    return: return_at.getTime(),
    only,
    now,
  });
  return bookingLinks(pagesUrl, { slug: tenant.slug, reference, key, ...only }).pay;
}

/** Nobody can pay for a draft, which has its own way, or for what is called off. */
function assertCanAsk(booking: StoredBooking): void {
  const { status, customer_id } = booking;
  const isAgreed = status === 'option' || status === 'confirmed' || status === 'completed';
  if (!isAgreed || customer_id === null) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.nothingToAskFor);
  }
  if (balanceOf(booking) <= 0) throw new NotAcceptableError(TEAM_ERROR_TEXT.nothingOwed);
}

export const refundTeamBooking: TeamHandler<'refundTeamBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await refund(transaction, context, booking, { how: body.how, amount: body.amount });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

export const releaseTeamDeposit: TeamHandler<'releaseTeamDeposit'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await giveBack(transaction, context, booking, { depositId: body.depositId, taking: 'hold' });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

export const refundTeamDeposit: TeamHandler<'refundTeamDeposit'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await giveBack(transaction, context, booking, { depositId: body.depositId, taking: 'charge' });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

/** A hold is released by anyone; what was charged is money, and takes the right to refund. */
async function giveBack(
  transaction: TenantTransaction,
  context: Parameters<typeof giveDepositBack>[1],
  booking: StoredBooking,
  { depositId: sent, taking }: { depositId: string; taking: 'hold' | 'charge' },
): Promise<void> {
  const depositId = sent.toLowerCase();
  const deposit = booking.deposits.find(({ id }) => id === depositId);
  if (!deposit) throw new NotFoundError('deposit', depositId);
  if (deposit.taking !== taking) throw new NotAcceptableError(OTHER_WAY[deposit.taking]);
  await giveDepositBack(transaction, context, booking, depositId);
}

const OTHER_WAY = {
  hold: TEAM_ERROR_TEXT.depositIsHeld,
  charge: TEAM_ERROR_TEXT.depositWasCharged,
};

export const captureTeamDeposit: TeamHandler<'captureTeamDeposit'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  const { depositId, amount } = body;
  await captureDeposit(transaction, context, booking, { depositId, amount });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};

export const addTeamCost: TeamHandler<'addTeamCost'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  const sign = body.kind === 'cost' ? 1 : -1;
  await addCost(transaction, context, booking, {
    description: body.description.trim(),
    taxRateId: body.taxRateId.toLowerCase(),
    amount:
      body.percentage === null
        ? { cents: sign * (body.amount ?? 0) }
        : { percentage: sign * body.percentage },
    belowZero: body.belowZero ?? false,
  });
  return { data: await teamBookingAnswer(transaction, context, params.id) };
};
