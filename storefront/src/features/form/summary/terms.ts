import type { Formats, Translate } from '@slipway/contract/languages';
import type { Draft } from '../draft/use-draft.ts';

type Money = Draft['money'];

const HOUR_MS = 3_600_000;

/** What canceling costs and until when, in sentences; steps that have passed are left out. */
export function cancellationTerms(
  { customerMayCancel, feeSteps }: Money['cancellation'],
  pickup: Date,
  t: Translate,
  { dateTime }: Formats,
): string[] {
  if (!customerMayCancel) return [t('form.cancelNotOnline')];
  const steps = [...feeSteps].sort((one, other) => other.atLeastHours - one.atLeastHours);
  const until = ({ atLeastHours }: (typeof steps)[number]) =>
    new Date(pickup.getTime() - atLeastHours * HOUR_MS);
  const ahead = steps.filter((step) => until(step) > new Date());
  const sentences = ahead.map((step) => {
    const moment = dateTime(until(step));
    return step.percentage === 0
      ? t('form.cancelFreeUntil', { moment })
      : t('form.cancelFeeUntil', { percentage: step.percentage, moment });
  });
  const last = steps.at(-1);
  // Later than every step, all of the price is kept.
  if (last && last.atLeastHours > 0) {
    sentences.push(t('form.cancelFeeLater', { percentage: 100 }));
  }
  return sentences;
}

/** Whether the customer pays, or has the price reserved, before the booking comes about. */
export function paysNow({ dueNow, confirmation }: Money): boolean {
  return dueNow > 0 || confirmation.reservesCard;
}

/** Deposits, and what is asked for later, in sentences. */
export function paymentTerms(
  money: Money,
  boats: number,
  t: Translate,
  formats: Formats,
): string[] {
  const amount = (cents: number) => ({ amount: formats.money(cents) });
  const { method, reservesCard } = money.confirmation;
  return [
    ...(money.rest
      ? [
          t('form.restRequested', {
            ...amount(money.rest.amount),
            dueAt: new Date(money.rest.requestedAt),
          }),
        ]
      : []),
    ...(method === 'no_payment' && money.totalIncludingTax > 0
      ? [t('form.dueAtDock', amount(money.totalIncludingTax))]
      : []),
    ...(method === 'on_approval' ? [t('form.requestKept', { boats })] : []),
    ...(reservesCard ? [t('form.requestCardNote', amount(money.totalIncludingTax))] : []),
    ...money.deposits.map(({ amount: cents, taking, when }) => {
      const forAll = boats > 1 ? ` (${t('common.boats', { boats })})` : '';
      return t(
        taking === 'charge'
          ? 'form.depositCharge'
          : when === 'with_payment'
            ? 'form.depositHold'
            : 'form.depositHoldLater',
        { amount: `${formats.money(cents)}${forAll}` },
      );
    }),
  ];
}
