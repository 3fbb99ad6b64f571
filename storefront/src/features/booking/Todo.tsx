import type { ReactNode } from 'react';
import { usePage } from '../../app/page.ts';
import type { OwnBooking } from './booking.ts';
import styles from './Todo.module.css';

/** What is left to do before the trip, each with the way to do it. */
export function Todo({ booking }: { booking: OwnBooking }) {
  const { t, formats } = usePage();
  const { money } = formats();
  const missing = booking.waivers.needed - booking.waivers.signed;
  const payUrl = `/bookings/${booking.reference}/pay`;
  const items: [key: string, href: string, words: ReactNode][] = booking.money.due.map(
    ({ purpose, price, deposits }, index) => [
      `${purpose} ${index}`,
      payUrl,
      price > 0
        ? t('booking.todoPay', { openAmount: money(price + deposits) })
        : t('booking.todoDeposit', { amount: money(deposits) }),
    ],
  );
  if (missing > 0) items.push(['waivers', '#waivers', t('booking.todoWaiver', { count: missing })]);
  if (items.length === 0) {
    return booking.status === 'confirmed' ? (
      <p className={styles.done}>
        <Tick /> {t('booking.nothingToDo')}
      </p>
    ) : null;
  }
  return (
    <nav className={styles.todo} aria-label={t('booking.nextSteps')}>
      <h2>{t('booking.nextSteps')}</h2>
      <ol className={styles.items}>
        {items.map(([key, href, words]) => (
          <li key={key}>
            <a href={href}>
              {words}
              <Arrow />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8.5l3.5 3.5L13 4.5" />
    </svg>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8h10M9 4l4 4-4 4" />
    </svg>
  );
}
