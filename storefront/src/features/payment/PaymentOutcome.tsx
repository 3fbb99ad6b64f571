import type { TextKey } from '@slipway/contract/languages';
import { Notice } from '@slipway/ui';
import { usePage } from '../../app/page.ts';
import type { Payment } from './use-payment.ts';

const SAID: Partial<Record<Payment['state'], { kind: 'good' | 'warn' | 'info'; text: TextKey }>> = {
  pending: { kind: 'info', text: 'payment.waiting' },
  paid: { kind: 'good', text: 'payment.paid' },
  authorized: { kind: 'good', text: 'payment.reserved' },
  failed: { kind: 'warn', text: 'payment.failed' },
  canceled: { kind: 'info', text: 'payment.left' },
  expired: { kind: 'warn', text: 'payment.expired' },
};

/** What became of a payment, in one sentence. */
export function PaymentOutcome({ payment, takesLong }: { payment: Payment; takesLong: boolean }) {
  const { t, formats } = usePage();
  const said = SAID[payment.state];
  if (!said) return null;
  if (payment.state === 'paid' && payment.booking.status === 'expired') {
    const amount = formats().money(payment.amount);
    return (
      <Notice kind="warn" live>
        {t('payment.lateRefund', { amount })}
      </Notice>
    );
  }
  return (
    <Notice kind={said.kind} live>
      {t(said.text)} {payment.state === 'pending' && takesLong && t('payment.waitingLong')}
    </Notice>
  );
}
