import type { Answer } from '../../../api/call.ts';
import { usePage } from '../../../app/page.ts';
import styles from './Receipt.module.css';

type ReceiptData = Answer<'getReceipt'>;

const PAYMENT_WORDS = {
  cash: 'booking.paymentCash',
  payment_request: 'booking.paymentOnline',
  payment_request_authorization: 'booking.paymentReserved',
  deposit_capture: 'booking.paymentFromDeposit',
  refund: 'booking.paymentRefund',
} as const;

/** What was booked and paid, with the tax of each rate. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const { t, formats } = usePage();
  const { money, date, dateTime, percent } = formats(receipt.dock.address.timeZoneName);
  const { company, dock } = receipt;
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <h1>{t('booking.receiptTitle', { reference: receipt.reference })}</h1>
          <p>{t('booking.receiptNote')}</p>
        </div>
        <address>
          <strong>{company.name}</strong>
          {company.phoneNumber && <span>{company.phoneNumber}</span>}
          {company.emailAddress && <span>{company.emailAddress}</span>}
        </address>
      </header>
      <dl className={styles.facts}>
        <Fact term={t('booking.name')}>{receipt.customerName}</Fact>
        <Fact term={t('booking.bookedOn')}>{date(new Date(receipt.bookedAt))}</Fact>
        <Fact term={t('common.boat')}>
          {t('booking.yourTrip', {
            boatModel: receipt.boatModelName,
            boats: receipt.boats,
            passengers: receipt.passengers,
          })}
        </Fact>
        <Fact term={t('common.dock')}>{dock.name}</Fact>
        <Fact term={t('common.pickup')}>{dateTime(new Date(receipt.pickup))}</Fact>
        <Fact term={t('common.return')}>{dateTime(new Date(receipt.return))}</Fact>
      </dl>
      <table>
        <caption className="visually-hidden">{t('booking.costs')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('booking.description')}</th>
            <th scope="col">{t('booking.net')}</th>
            <th scope="col">{t('booking.gross')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
            <tr key={index}>
              <th scope="row">{line.description}</th>
              <td>{money(line.amountExcludingTax)}</td>
              <td>{money(line.amountIncludingTax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('common.total')}</th>
            <td>{money(receipt.totalExcludingTax)}</td>
            <td>{money(receipt.totalIncludingTax)}</td>
          </tr>
        </tfoot>
      </table>
      <table>
        <caption>{t('booking.tax')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('booking.taxRate')}</th>
            <th scope="col">{t('booking.net')}</th>
            <th scope="col">{t('booking.tax')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.taxes.map(({ name, percentage, base, amount }) => (
            <tr key={name}>
              <th scope="row">
                {name} ({percent(percentage / 100)})
              </th>
              <td>{money(base)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('booking.payments')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('booking.description')}</th>
            <th scope="col">{t('booking.paidOn')}</th>
            <th scope="col">{t('booking.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.payments.map(({ source, amount, createdAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no names of their own
            <tr key={index}>
              <th scope="row">{t(PAYMENT_WORDS[source])}</th>
              <td>{date(new Date(createdAt))}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t(receipt.balance < 0 ? 'booking.overpaid' : 'booking.stillOpen')}
            </th>
            <td>{money(Math.abs(receipt.balance))}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.printed}>
        {t('booking.receiptDate', { printedAt: new Date(receipt.issuedAt) })}
      </p>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
