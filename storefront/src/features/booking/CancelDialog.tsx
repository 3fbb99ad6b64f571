import { Button, Dialog, LongTextField, Notice } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import type { BookingPartProps } from './booking.ts';
import styles from './Cancel.module.css';
import type { Terms } from './FeeSteps.tsx';
import { useWrite } from './use-write.ts';

type CancelProps = BookingPartProps & {
  terms: Terms;
  access: BookingAccess;
  /** Asks for the fee again, because it is no longer the one that was shown. */
  askAgain: () => void;
  onClose: () => void;
};

const REASON_MAX_LENGTH = 500;

/** Says what canceling costs and what comes back, and cancels for exactly that. */
export function CancelDialog({ booking, terms, access, askAgain, onChange, onClose }: CancelProps) {
  const { t, formats } = usePage();
  const { money } = formats();
  const [reason, setReason] = useState('');
  const { busy, error, run } = useWrite('cancelOwnBooking', access.key);
  const cancel = async () => {
    const body = { expectedFee: terms.fee, ...(reason.trim() && { reason: reason.trim() }) };
    const changed = await run({ query: access.query, body });
    if (changed) {
      onChange(changed);
      onClose();
    } else {
      askAgain();
    }
  };
  const isOption = booking.status === 'option';
  const owed = terms.fee - terms.paid;
  const deposits = booking.money.deposits.filter(({ state }) => state === 'secured');
  return (
    <Dialog
      title={t(isOption ? 'booking.withdrawTitle' : 'booking.cancelTitle')}
      close={t('common.close')}
      onClose={onClose}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          cancel();
        }}
      >
        <p className={styles.fee}>{feeSentence()}</p>
        {terms.overpaid > 0 && (
          <p>{t('booking.cancelRefund', { amount: money(terms.overpaid) })}</p>
        )}
        {owed > 0 && <p>{t('booking.cancelOwed', { amount: money(owed) })}</p>}
        {deposits.map(({ description, taking, amount }) => (
          <p key={description}>
            {t(taking === 'hold' ? 'booking.cancelDepositHeld' : 'booking.cancelDepositCharged', {
              amount: money(amount),
            })}
          </p>
        ))}
        <LongTextField
          label={t('booking.cancelReason')}
          optional={t('common.optional')}
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && (
          <Notice kind="warn" live>
            {error.code === 'feeChanged'
              ? t('booking.feeChanged', { fee: money(terms.fee) })
              : failureText(t, error)}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={busy && t('common.sending')}>
            {t(isOption ? 'booking.withdrawNow' : 'booking.cancelNow')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('booking.keepBooking')}
          </Button>
        </div>
      </form>
    </Dialog>
  );

  function feeSentence(): string {
    if (isOption) return t('booking.withdrawFree');
    if (terms.fee === 0) return t('booking.cancelNowFree');
    if (terms.percentage === 100) return t('booking.cancelAll', { fee: money(terms.fee) });
    return t('booking.cancelFee', { fee: money(terms.fee), percentage: terms.percentage });
  }
}
