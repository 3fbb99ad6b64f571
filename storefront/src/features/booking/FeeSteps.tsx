import type { Answer } from '../../api/call.ts';
import { usePage } from '../../app/page.ts';
import type { OwnBooking } from './booking.ts';
import styles from './Cancel.module.css';

export type Terms = Answer<'getOwnCancellation'>;

/** The fee as time goes by; what holds now is first and marked. */
export function FeeSteps({ terms, booking }: { terms: Terms; booking: OwnBooking }) {
  const { t, formats } = usePage();
  const { money, dateTime } = formats(booking.dock.address.timeZoneName);
  return (
    <ol className={styles.steps}>
      {terms.steps.map(({ until, fee }, index) => (
        <li key={until ?? 'later'} aria-current={index === 0 ? 'step' : undefined}>
          <span>
            {until === null
              ? t(index === 0 ? 'booking.feeAlways' : 'booking.feeLater')
              : t('booking.feeUntil', { until: dateTime(new Date(until)) })}
          </span>
          <strong>{fee === 0 ? t('common.free') : money(fee)}</strong>
        </li>
      ))}
    </ol>
  );
}
