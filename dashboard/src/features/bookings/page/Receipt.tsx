import { Button } from '@slipway/ui';
import { useParams } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { label } from '../../../shell/label.ts';
import { Answered } from '../../../shell/states/Answered.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import { dayPeriodText } from '../../../shell/words/times.ts';
import { PAYMENT_WORDS } from '../words.ts';
import styles from './Receipt.module.css';
import tabs from './tabs.module.css';

/** A receipt to print, with the tax of each rate. */
export default function Receipt() {
  const { reference = '' } = useParams<{ reference: string }>();
  const booking = useAsk('getTeamBooking', { params: { reference } }, { still: true });
  const id = booking.data?.id ?? '';
  const asked = useAsk('getTeamReceipt', { params: { id } }, { when: id !== '', still: true });
  return (
    <main className={styles.sheet}>
      <Answered asked={asked} label="Loading the receipt">
        {(receipt) => {
          const amount = (cents: number) => moneyText(cents, receipt.currency);
          const { timeZoneName: timeZone } = receipt.dock.address;
          return (
            <>
              <header>
                <h1>
                  {label('Bookings', 'Finances', 'Receipt')} {receipt.reference}
                </h1>
                <p>
                  {receipt.company.name} · {receipt.customerName}
                </p>
                <p>
                  {receipt.boatModelName}, {receipt.dock.name},{' '}
                  {dayPeriodText(receipt.pickup, receipt.return, timeZone)}
                </p>
              </header>
              <table className={tabs.table}>
                <tbody>
                  {receipt.lines.map((line) => (
                    <tr key={line.description}>
                      <th scope="row">{line.description}</th>
                      <td>{amount(line.amountIncludingTax)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">Total incl. tax</th>
                    <td>{amount(receipt.totalIncludingTax)}</td>
                  </tr>
                  {receipt.taxes.map((tax) => (
                    <tr key={tax.name}>
                      <th scope="row">
                        of which {tax.name} {tax.percentage}% on {amount(tax.base)}
                      </th>
                      <td>{amount(tax.amount)}</td>
                    </tr>
                  ))}
                  {receipt.payments.map((payment) => (
                    <tr key={payment.createdAt}>
                      <th scope="row">{PAYMENT_WORDS[payment.source]}</th>
                      <td>{amount(payment.amount)}</td>
                    </tr>
                  ))}
                  <tr>
                    <th scope="row">{label('Bookings', 'Finances', 'Balance')}</th>
                    <td>{amount(receipt.balance)}</td>
                  </tr>
                </tfoot>
              </table>
              <p className={tabs.soft}>This is a receipt and not an invoice.</p>
              <div className={styles.tools}>
                <Button look="primary" onClick={() => window.print()}>
                  {label('Bookings', 'Finances', 'Print')}
                </Button>
              </div>
            </>
          );
        }}
      </Answered>
    </main>
  );
}
