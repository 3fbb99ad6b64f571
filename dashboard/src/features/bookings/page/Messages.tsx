import { Button } from '@slipway/ui';
import { useWrite } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { State } from '../../../shell/states/State.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { momentText } from '../../../shell/words/times.ts';
import type { Booking } from '../words.ts';
import styles from './tabs.module.css';

/** What was sent to the customer, and what became of it. */
export function Messages({ booking }: { booking: Booking }) {
  const may = useMay();
  const toasts = useToasts();
  const resend = useWrite('resendTeamMessage');
  const { timeZone } = booking.dock;
  if (booking.messages.length === 0) {
    return (
      <State kind="empty" title="No messages">
        Nothing was sent about this booking in the last 30 days.
      </State>
    );
  }
  return (
    <section className={styles.card} aria-label={label('Bookings', 'Messages')}>
      <ul className={styles.lines}>
        {booking.messages.map((message) => (
          <li key={message.id}>
            <span>
              {message.subject}
              <span className={styles.small}>
                {message.channel === 'text' ? 'By text to' : 'To'} {message.recipient},{' '}
                {message.sentAt
                  ? `sent ${momentText(message.sentAt, timeZone)}`
                  : `waiting since ${momentText(message.createdAt, timeZone)}`}
              </span>
              {message.failure && (
                <span className={styles.missing}>It did not arrive: {message.failure}</span>
              )}
            </span>
            {message.resendable && may('bookings.edit') && (
              <Button
                busy={
                  resend.isPending && resend.variables.body.messageId === message.id && 'Sending'
                }
                onClick={() =>
                  resend.mutate(
                    { params: { id: booking.id }, body: { messageId: message.id } },
                    {
                      onSuccess: () => toasts.done('The message is on its way again.'),
                      onError: (error) => toasts.wrong(error),
                    },
                  )
                }
              >
                {label('Bookings', 'Messages', 'Resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
