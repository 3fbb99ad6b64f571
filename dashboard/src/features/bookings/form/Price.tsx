import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useCall } from '../../../api/ask.ts';
import type { Answer } from '../../../api/call.ts';
import { label } from '../../../shell/label.ts';
import { counted } from '../../../shell/words/counted.ts';
import { moneyText } from '../../../shell/words/money.ts';
import styles from './form.module.css';
import { Problems } from './Problems.tsx';
import type { sentExtras, sentTrip } from './trip.ts';

type Quote = Answer<'quoteTeamBooking'>;
type QuoteBody = ReturnType<typeof sentExtras> & NonNullable<ReturnType<typeof sentTrip>>;

/** The price and the free boats, anew with each field. */
export function useQuote(body: QuoteBody | null) {
  const call = useCall();
  return useQuery<Quote, ApiError>({
    queryKey: ['quoteTeamBooking', body],
    queryFn: ({ signal }) => call('quoteTeamBooking', { body: body as QuoteBody }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}

interface PriceProps {
  lines: readonly { description: string; amountIncludingTax: number }[];
  deposit: number;
  currency: string;
  children?: ReactNode;
}

/** The lines of a price with their sum, and below it what is said about them. */
export function Price({ lines, deposit, currency, children }: PriceProps) {
  const amount = (cents: number) => moneyText(cents, currency);
  const total = lines.reduce((sum, { amountIncludingTax }) => sum + amountIncludingTax, 0);
  return (
    <section
      className={styles.price}
      aria-label={label('Bookings', 'New booking', 'Price')}
      aria-live="polite"
    >
      <h2>{label('Bookings', 'New booking', 'Price')}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.description}>
              <span>{line.description}</span>
              <span>{amount(line.amountIncludingTax)}</span>
            </li>
          ))}
          <li className={styles.total}>
            <span>To pay</span>
            <span>{amount(total)}</span>
          </li>
          {deposit > 0 && (
            <li className={styles.soft}>
              <span>Deposit, on top</span>
              <span>{amount(deposit)}</span>
            </li>
          )}
        </ul>
      )}
      {children}
    </section>
  );
}

interface QuotedProps {
  quote: Quote | undefined;
  error: ApiError | null;
  currency: string;
}

/** What it would cost, and what is in its way. */
export function Quoted({ quote, error, currency }: QuotedProps) {
  return (
    <Price
      lines={quote?.costs.lines ?? []}
      deposit={quote?.deposits.total ?? 0}
      currency={currency}
    >
      {!quote && !error && <p className={styles.soft}>Choose a time to see the price.</p>}
      {error && <p className={styles.problem}>{error.message}</p>}
      {quote && quote.free !== null && <p>{counted(quote.free, 'boat')} free</p>}
      {quote && <Problems problems={quote.problems} />}
    </Price>
  );
}
