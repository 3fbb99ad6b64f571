import { Button, LinkButton } from '@slipway/ui';
import { useState } from 'react';
import { useMay } from '../../../api/facts.ts';
import { FinalButton } from '../../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../../shell/label.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { momentText } from '../../../shell/words/times.ts';
import { type Booking, COST_WORDS, PAYMENT_WORDS } from '../words.ts';
import { CaptureDialog } from './CaptureDialog.tsx';
import { CashDialog } from './CashDialog.tsx';
import { CostDialog } from './CostDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import styles from './tabs.module.css';

type Deposit = Booking['money']['deposits'][number];
type Asking =
  | { what: 'cost' | 'discount' | 'cash' | 'request' | 'refund' }
  | { what: 'capture'; deposit: Deposit };

/** Costs, payments, deposits and the balance, with what can be done about each. */
export function Finances({ booking }: { booking: Booking }) {
  const { money } = booking;
  const may = useMay();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const amount = (cents: number) => moneyText(cents, money.currency);
  const { timeZone } = booking.dock;
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-label={label('Bookings', 'Finances', 'Costs')}>
        <h2>{label('Bookings', 'Finances', 'Costs')}</h2>
        <table className={styles.table}>
          <tbody>
            {money.costs.map((cost) => (
              <tr key={cost.id}>
                <th scope="row">
                  {cost.description}
                  <span className={styles.small}>
                    {COST_WORDS[cost.type]}, {cost.taxName} {cost.taxPercentage}%
                  </span>
                </th>
                <td>{amount(cost.amountIncludingTax)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                Total
                <span className={styles.small}>{amount(money.totalExcludingTax)} excl. tax</span>
              </th>
              <td>{amount(money.totalIncludingTax)}</td>
            </tr>
          </tfoot>
        </table>
        {may('costs.edit') && (
          <div className={styles.buttons}>
            <Button onClick={() => setAsking({ what: 'cost' })}>
              {label('Bookings', 'Finances', 'Add cost')}
            </Button>
            <Button onClick={() => setAsking({ what: 'discount' })}>
              {label('Bookings', 'Finances', 'Add discount')}
            </Button>
          </div>
        )}
      </section>
      <section className={styles.card} aria-label={label('Bookings', 'Finances', 'Payments')}>
        <h2>{label('Bookings', 'Finances', 'Payments')}</h2>
        {money.payments.length === 0 && <p className={styles.soft}>Nothing came in yet.</p>}
        <table className={styles.table}>
          <tbody>
            {money.payments.map((payment) => (
              <tr key={payment.id}>
                <th scope="row">
                  {PAYMENT_WORDS[payment.source]}
                  {payment.inCash && ', in cash'}
                  <span className={styles.small}>{momentText(payment.createdAt, timeZone)}</span>
                </th>
                <td>{amount(payment.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`${styles.balance} ${money.balance === 0 ? '' : styles.owed}`}>
          <span>{label('Bookings', 'Finances', 'Balance')}</span>
          <span>{amount(money.balance)}</span>
        </p>
        <p className={styles.soft}>{adviceOn(booking)}</p>
        {money.goingBack > 0 && <p>{amount(money.goingBack)} is on its way back.</p>}
        {money.requests.map(({ id, amount: asked, description, dueAt }) => (
          <p key={id}>
            {amount(asked)} requested
            {description && ` for “${description}”`}
            {dueAt && `, due ${momentText(dueAt, timeZone)}`}.
          </p>
        ))}
        <div className={styles.buttons}>
          {may('payments.request') && canAsk(booking) && (
            <Button
              look={money.balance > 0 ? 'primary' : 'secondary'}
              onClick={() => setAsking({ what: 'request' })}
            >
              {label('Bookings', 'Finances', 'Request payment')}
            </Button>
          )}
          {may('payments.cash') && (
            <Button onClick={() => setAsking({ what: 'cash' })}>
              {label('Bookings', 'Finances', 'Cash payment')}
            </Button>
          )}
          {may('payments.refund') && money.refundable > 0 && (
            <Button look="caution" onClick={() => setAsking({ what: 'refund' })}>
              {label('Bookings', 'Finances', 'Refund')}
            </Button>
          )}
          {money.payments.length > 0 && (
            <LinkButton href={`/bookings/${booking.reference}/receipt`} target="_blank">
              {label('Bookings', 'Finances', 'Receipt')}
            </LinkButton>
          )}
        </div>
      </section>
      <Deposits
        booking={booking}
        onCapture={(deposit) => setAsking({ what: 'capture', deposit })}
      />
      {(asking?.what === 'cost' || asking?.what === 'discount') && (
        <CostDialog booking={booking} kind={asking.what} onClose={close} />
      )}
      {asking?.what === 'cash' && <CashDialog booking={booking} onClose={close} />}
      {asking?.what === 'request' && <RequestDialog booking={booking} onClose={close} />}
      {asking?.what === 'refund' && <RefundDialog booking={booking} onClose={close} />}
      {asking?.what === 'capture' && (
        <CaptureDialog booking={booking} deposit={asking.deposit} onClose={close} />
      )}
    </div>
  );
}

function canAsk({ status }: Booking): boolean {
  return status === 'option' || status === 'confirmed' || status === 'completed';
}

/** What to do next about a balance that is not zero. */
function adviceOn({ money }: Booking): string {
  if (money.balance > 0) {
    return 'The customer owes. Request a payment, take cash, or waive it with a discount.';
  }
  if (money.balance + money.goingBack < 0) {
    return 'Too much was paid. Refund it online or in cash, or add the cost that it was for.';
  }
  return money.balance < 0 ? 'Too much was paid.' : 'Nothing is owed.';
}

const DEPOSIT_WORDS: Record<Deposit['state'], string> = {
  waiting: 'not asked for yet',
  requested: 'asked for, not in place',
  secured: 'in place',
  released: 'given back',
  captured: 'captured',
};

/** What was captured, where that is not all of it. */
function keptOf({ kept, amount, state }: Deposit, text: (cents: number) => string): string {
  if (kept === 0) return '';
  if (state !== 'captured') return `, ${text(kept)} captured so far`;
  return kept < amount ? ` ${text(kept)}, the rest given back` : '';
}

interface DepositsProps {
  booking: Booking;
  onCapture: (deposit: Deposit) => void;
}

/** Deposits are no part of the balance. */
function Deposits({ booking, onCapture }: DepositsProps) {
  const may = useMay();
  const { money, id, updatedAt: seenUpdatedAt } = booking;
  const sent = (depositId: string) => ({ params: { id }, body: { seenUpdatedAt, depositId } });
  const amount = (cents: number) => moneyText(cents, money.currency);
  return (
    <section className={styles.card} aria-label={label('Bookings', 'Finances', 'Deposits')}>
      <h2>{label('Bookings', 'Finances', 'Deposits')}</h2>
      {money.deposits.length === 0 && <p className={styles.soft}>No deposit.</p>}
      <ul className={styles.lines}>
        {money.deposits.map((deposit) => (
          <li key={deposit.id}>
            <span>
              {deposit.description}
              <span className={styles.small}>
                {deposit.taking === 'hold' ? 'Hold' : 'Charge'}, {DEPOSIT_WORDS[deposit.state]}
                {keptOf(deposit, amount)}
                {deposit.endsAt && `, ends ${momentText(deposit.endsAt, booking.dock.timeZone)}`}
                {deposit.settling && ', being settled'}
              </span>
            </span>
            <strong>{amount(deposit.amount)}</strong>
            {deposit.state === 'secured' && !deposit.settling && (
              <span className={styles.buttons}>
                {deposit.taking === 'hold' && may('deposits.release') && (
                  <FinalButton
                    label={label('Bookings', 'Finances', 'Release')}
                    title={`Release ${amount(deposit.amount)}?`}
                    action="Release the hold"
                    does="releaseTeamDeposit"
                    input={sent(deposit.id)}
                    done="The hold is released."
                  >
                    <p>
                      The card is free again, and nothing of it can be kept for damage any more.
                    </p>
                  </FinalButton>
                )}
                {deposit.taking === 'charge' && may('payments.refund') && (
                  <FinalButton
                    label={label('Bookings', 'Finances', 'Refund')}
                    title={`Refund ${amount(deposit.amount)}?`}
                    action="Refund the deposit"
                    does="refundTeamDeposit"
                    input={sent(deposit.id)}
                    done="The deposit goes back."
                  >
                    <p>The customer gets all of it back, and nothing of it can be kept.</p>
                  </FinalButton>
                )}
                {may('deposits.capture') && (
                  <Button look="caution" onClick={() => onCapture(deposit)}>
                    {label('Bookings', 'Finances', 'Capture')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
