import { LAST_DAY } from '@slipway/contract/limits';
import { addMonths, Button, monthOf, noonOf } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { usePage } from '../../../app/page.ts';
import { Failed } from '../../../app/states.tsx';
import type { Booking } from '../use-booking.ts';
import styles from './Calendar.module.css';
import { dayIn } from './day-in.ts';
import { FreeDays } from './FreeDays.tsx';

/** So many months ahead the calendar looks for a free day by itself. */
const LOOKS_AHEAD = 6;

/**
 * The month with its free days. When it opens on one without any, it turns to the next that has some,
 * unless the visitor has turned it; where none has any it comes back.
 */
export function Calendar({ booking }: { booking: Booking }) {
  const { form, t, formats } = usePage();
  const { wish, change, partner } = booking;
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  const zone = dock?.address.timeZoneName ?? form.company.timeZoneName;
  const today = dayIn(zone, new Date());
  const start = wish.date && wish.date >= today ? wish.date : today;
  const [active, setActive] = useState(start);
  const [turned, setTurned] = useState(0);
  const month = monthOf(active);
  const isLast = month >= monthOf(LAST_DAY);

  const days = useAnswer(
    'listDays',
    wish.dockId && wish.boatModelId
      ? {
          query: {
            month,
            dockId: wish.dockId,
            boatModelId: wish.boatModelId,
            boats: wish.boats,
            ...(model?.askForPeople && { passengers: wish.people }),
            ...(partner && { partnerCode: partner }),
          },
        }
      : null,
  );
  const shown = days.data?.[0]?.date.startsWith(month) ? days.data : undefined;
  const none = shown && !shown.some(({ state }) => state === 'open' || state === 'full');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month that arrives
  useEffect(() => {
    if (!none || wish.date || turned > LOOKS_AHEAD) return;
    setTurned(turned + 1);
    setActive(turned < LOOKS_AHEAD && !isLast ? `${addMonths(month, 1)}-01` : start);
  }, [none, month]);

  const visit = (date: string) => {
    setTurned(Number.POSITIVE_INFINITY);
    setActive(date);
  };
  const turn = (count: number) => {
    const next = addMonths(month, count);
    visit(next === monthOf(today) ? today : `${next}-01`);
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button
          aria-label={t('form.previousMonth')}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        >
          ‹
        </Button>
        <h2 id="month" aria-live="polite">
          {formats('UTC').month(noonOf(`${month}-01`))}
        </h2>
        <Button aria-label={t('form.nextMonth')} disabled={isLast} onClick={() => turn(1)}>
          ›
        </Button>
      </div>
      <div className={styles.body} aria-busy={days.loading}>
        <FreeDays
          month={month}
          days={shown ?? []}
          today={today}
          chosen={wish.date}
          active={active}
          setActive={visit}
          onChoose={(date) => change({ date })}
        />
        {days.loading && (
          <p className={styles.wait} role="status">
            {t('form.loadingDays')}
          </p>
        )}
      </div>
      {days.error && <Failed error={days.error} again={days.again} />}
      {none && !days.loading && (
        <p className={styles.none}>
          {t('form.noFreeDays')}{' '}
          {!isLast && (
            <Button look="quiet" onClick={() => turn(1)}>
              {t('form.seeNextMonth')}
            </Button>
          )}
        </p>
      )}
      <ul className={styles.legend} aria-hidden="true">
        <li data-state="open">{t('form.dayOpen')}</li>
        <li data-state="full">{t('form.dayFull')}</li>
        <li data-state="closed">{t('form.dayClosed')}</li>
      </ul>
    </div>
  );
}
