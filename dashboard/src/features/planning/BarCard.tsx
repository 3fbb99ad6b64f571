import type { CSSProperties } from 'react';
import { useAsk } from '../../api/ask.ts';
import { useMoney } from '../../shell/words/money.ts';
import styles from './Board.module.css';
import type { Bar } from './rows.ts';

interface BarCardProps {
  bar: Bar;
  times: string;
  style: CSSProperties;
}

/** What one wants to know of a trip while the pointer rests on its bar. */
export function BarCard({ bar: { booking }, times, style }: BarCardProps) {
  const money = useMoney();
  const { data } = useAsk('getTeamBooking', { params: { reference: booking.reference } });
  const signed = data?.waivers.reduce((sum, waiver) => sum + waiver.signatures.length, 0);
  const needed = data?.waivers.reduce((sum, waiver) => sum + (waiver.needed ?? 0), 0);
  return (
    <div className={styles.card} style={style} role="tooltip">
      <b>{booking.customerName ?? booking.reference}</b> · {booking.reference}
      <dl>
        <dt>Trip</dt>
        <dd>{times}</dd>
        <dt>People</dt>
        <dd>{booking.passengers}</dd>
        <dt>Balance</dt>
        <dd>{booking.balance === 0 ? 'settled' : money(booking.balance)}</dd>
        {data && data.addOns.length > 0 && (
          <>
            <dt>Add-ons</dt>
            <dd>{data.addOns.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</dd>
          </>
        )}
        {needed !== undefined && needed > 0 && (
          <>
            <dt>Waiver</dt>
            <dd>
              {signed} of {needed} signed
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
