import type { CompanyPages } from '@slipway/company';
import { type AnswerOf, PROVIDER_CAN_HOLD } from '@slipway/contract';
import type { getDraft } from '@slipway/contract/customer';
import {
  type CancellationRules,
  type ConfirmationMethod,
  formatTimestamp,
  planConfirmation,
  planDeposit,
  reservesCard,
  type TaxRate,
} from '@slipway/engine';
import { lineWords } from '../../company/line-words.ts';
import { ownWords } from '../../company/pages.ts';
import type { CustomerTypeRules } from '../../database/tables/rental.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { StoredCost, StoredDeposit } from '../../ledger/books.ts';
import type { Trip } from '../bookings/trip.ts';

export type TripMoney = AnswerOf<typeof getDraft>['data']['money'];

type Line = Omit<StoredCost, 'id'> & { shown?: 'from_start' | 'at_payment' };

/** Everything that decides what a trip costs a customer and how it is paid. */
type MoneyFacts = {
  tenant: Tenant;
  now: Date;
  trip: Trip;
  /** The name of the boat model, in the company's own words. */
  boatModel: string;
  lines: readonly Line[];
  deposits: readonly Pick<StoredDeposit, 'description' | 'amount' | 'taking'>[];
  taxRates: readonly (TaxRate & { name: string })[];
  confirmation: ConfirmationMethod;
  customerType: CustomerTypeRules;
  coupon: TripMoney['coupon'];
  pages: Pick<CompanyPages, 'languages' | 'translations'>;
  /** In which the customer reads it. */
  language: string;
};

/** What a trip costs and how it is paid, as the form and the payment step show it. */
export function tripMoney(facts: MoneyFacts): TripMoney {
  const { now, trip, lines, customerType } = facts;
  const totalIncludingTax = sumOf(lines, 'amountIncludingTax');
  const { confirmWithoutPaying, cancellation } = customerType;
  const plan = planConfirmation(
    facts.confirmation,
    { costsIncludingTax: totalIncludingTax, pickup: trip.pickup, confirmWithoutPaying },
    now.getTime(),
  );
  const method = methodOf(facts.confirmation, plan);
  const { rest, dueNow } = plan;
  return {
    ...sumsOf(facts),
    confirmation: {
      method,
      reservesCard:
        method === 'on_approval' &&
        reservesCard(facts.confirmation, PROVIDER_CAN_HOLD[facts.tenant.provider]),
    },
    dueNow,
    rest: rest && { amount: rest.amount, requestedAt: formatTimestamp(rest.requestedAt) },
    deposits: facts.deposits.map((deposit) => depositOf(deposit, facts, { paysNow: dueNow > 0 })),
    coupon: facts.coupon,
    cancellation: cancellationOf(cancellation),
  };
}

/** Lines, tax by rate and totals. */
function sumsOf({
  tenant,
  trip,
  boatModel,
  lines,
  taxRates,
  pages,
  language,
}: MoneyFacts): Pick<
  TripMoney,
  'currency' | 'lines' | 'taxes' | 'totalIncludingTax' | 'totalExcludingTax'
> {
  const words = ownWords(pages, language);
  const inWords = lineWords(pages, language, { boats: trip.boats, boatModel });
  return {
    currency: tenant.currency,
    lines: lines.map((line) => ({
      description: inWords(line),
      type: line.type,
      amountIncludingTax: line.amountIncludingTax,
      amountExcludingTax: line.amountExcludingTax,
      atPaymentOnly: isAtPayment(line, tenant),
    })),
    taxes: taxRates.flatMap(({ id, name, percentage }) => {
      const own = lines.filter(({ taxRateId }) => taxRateId === id);
      const base = sumOf(own, 'amountExcludingTax');
      const amount = sumOf(own, 'amountIncludingTax') - base;
      return own.length > 0 ? [{ name: words(name), percentage, base, amount }] : [];
    }),
    totalIncludingTax: sumOf(lines, 'amountIncludingTax'),
    totalExcludingTax: sumOf(lines, 'amountExcludingTax'),
  };
}

/** What a stored line does not know of itself follows from the settings of the fee. */
function isAtPayment({ shown, type }: Line, { booking_fee: fee }: Tenant): boolean {
  if (shown) return shown === 'at_payment';
  return type === 'booking_fee' && fee.type !== 'off' && fee.show === 'at_payment';
}

function sumOf(lines: readonly Line[], amount: 'amountIncludingTax' | 'amountExcludingTax') {
  return lines.reduce((sum, line) => sum + line[amount], 0);
}

type Method = TripMoney['confirmation']['method'];

function methodOf(
  { type }: ConfirmationMethod,
  { dueNow, needsApproval, rest }: ReturnType<typeof planConfirmation>,
): Method {
  if (needsApproval) return 'on_approval';
  if (dueNow === 0) return 'no_payment';
  return type !== 'full_payment' && rest ? 'down_payment' : 'full_payment';
}

function depositOf(
  { description, amount, taking }: MoneyFacts['deposits'][number],
  { trip, tenant, now, pages, language }: MoneyFacts,
  { paysNow }: { paysNow: boolean },
): TripMoney['deposits'][number] {
  const canHold = PROVIDER_CAN_HOLD[tenant.provider];
  const plan = planDeposit(taking, trip, canHold, now.getTime());
  const withPayment = plan.when === 'at_payment' && paysNow;
  return {
    description: ownWords(pages, language)(description),
    amount,
    taking: plan.taking,
    when: withPayment ? 'with_payment' : 'before_pickup',
    requestedAt: withPayment ? null : formatTimestamp(Math.max(plan.takenAt, now.getTime())),
  };
}

export function cancellationOf({ customerMayCancel, noticeHours, feeSteps }: CancellationRules) {
  return { customerMayCancel, noticeHours, feeSteps };
}
