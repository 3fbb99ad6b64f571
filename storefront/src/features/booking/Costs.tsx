import { LinkButton } from '@slipway/ui';
import { usePage } from '../../app/page.ts';
import type { OwnBooking } from './booking.ts';
import styles from './Costs.module.css';
import { Section } from './Section.tsx';

type Money = OwnBooking['money'];

const PAYMENT_WORDS = {
  cash: 'booking.paymentCash',
  payment_request: 'booking.paymentOnline',
  payment_request_authorization: 'booking.paymentReserved',
  deposit_capture: 'booking.paymentFromDeposit',
  refund: 'booking.paymentRefund',
} as const;

/** What the booking costs, what is paid, and the way to pay what is open. */
export function Costs({ booking }: { booking: OwnBooking }) {
  const { t, formats } = usePage();
  const { money: amount } = formats();
  const { money, reference } = booking;
  const due = money.due.find(({ price }) => price > 0);
  return (
    <Section title={t('booking.costs')} id="costs">
      <table className={styles.lines}>
        <caption className="visually-hidden">{t('booking.costs')}</caption>
        <tbody>
          {money.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
            <tr key={index}>
              <th scope="row">{line.description}</th>
              <td>{amount(line.amountIncludingTax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">
              {t('common.total')} <small>{t('common.inclTax')}</small>
            </th>
            <td>{amount(money.totalIncludingTax)}</td>
          </tr>
          {money.payments.map((payment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no names of their own
            <tr key={index}>
              <th scope="row">{t(PAYMENT_WORDS[payment.source])}</th>
              <td>{amount(-payment.amount)}</td>
            </tr>
          ))}
          <Balance money={money} />
        </tfoot>
      </table>
      <Deposits booking={booking} />
      {due && (
        <LinkButton look="primary" wide href={`/bookings/${reference}/pay`}>
          {t('booking.payNow', { openAmount: amount(due.price + due.deposits) })}
        </LinkButton>
      )}
      {booking.may.readReceipt && (
        <LinkButton wide href={`/bookings/${reference}/receipt`}>
          {t('booking.receipt')}
        </LinkButton>
      )}
    </Section>
  );
}

function Balance({ money }: { money: Money }) {
  const { t, formats } = usePage();
  const { money: amount } = formats();
  const { balance, payments } = money;
  if (balance === 0 && payments.length === 0) return null;
  return (
    <tr className={balance > 0 ? styles.open : styles.settled}>
      <th scope="row">{t(balance < 0 ? 'booking.overpaid' : 'booking.stillOpen')}</th>
      <td>{amount(Math.abs(balance))}</td>
    </tr>
  );
}

function Deposits({ booking }: { booking: OwnBooking }) {
  const { t, formats } = usePage();
  const { money: amount } = formats();
  const { deposits, balance } = booking.money;
  return (
    <>
      {balance < 0 && (
        <p className={styles.note}>{t('booking.overpaidText', { amount: amount(-balance) })}</p>
      )}
      {deposits.map((deposit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deposits have no names of their own
        <p key={index} className={styles.note}>
          <strong>{deposit.description}</strong>: {sentence(deposit)}
        </p>
      ))}
    </>
  );

  function sentence(deposit: Money['deposits'][number]): string {
    const { taking, state, linkAt } = deposit;
    const values = { amount: amount(deposit.amount) };
    const isHeld = taking === 'hold';
    if (state === 'captured') return t('booking.depositCaptured', values);
    if (state === 'released') {
      return t(isHeld ? 'booking.depositReleased' : 'booking.depositPaidBack', values);
    }
    if (state === 'secured') return t(securedSentence(deposit), values);
    if (linkAt && new Date(linkAt) > new Date()) {
      return t('booking.depositLater', { ...values, dueAt: new Date(linkAt) });
    }
    return t('booking.depositOpen', values);
  }

  function securedSentence({ taking, goesBack }: Money['deposits'][number]) {
    const isCanceled = booking.status === 'canceled';
    if (taking === 'hold') {
      if (goesBack) return 'booking.cancelDepositHeld';
      return isCanceled ? 'booking.depositStaysHeld' : 'booking.depositHeld';
    }
    if (goesBack) return 'booking.overpaidText';
    return isCanceled ? 'booking.cancelDepositCharged' : 'booking.depositCharged';
  }
}
