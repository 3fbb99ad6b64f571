import { Button } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { usePage } from '../../../app/page.ts';
import { Failed } from '../../../app/states.tsx';
import type { Booking } from '../use-booking.ts';
import styles from './Calendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { addMonths, dayIn, monthOf, noonOf } from './month.ts';

/** How many months without a free day the form turns by itself before it leaves that to the visitor. */
const TURNS_ITSELF = 6;

/** The month with its free days. When it opens on a month without any, it turns to the next one. */
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

  const turn = (count: number) => {
    const next = addMonths(month, count);
    setActive(next === monthOf(today) ? today : `${next}-01`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month that arrives
  useEffect(() => {
    if (!none || wish.date || turned >= TURNS_ITSELF) return;
    setTurned(turned + 1);
    turn(1);
  }, [none, month]);

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button
          aria-label={t('form.previousMonth')}
          disabled={month <= monthOf(today)}
          onClick={() => {
            setTurned(TURNS_ITSELF);
            turn(-1);
          }}
        >
          ‹
        </Button>
        <h2 id="month" aria-live="polite">
          {formats('UTC').month(noonOf(`${month}-01`))}
        </h2>
        <Button aria-label={t('form.nextMonth')} onClick={() => turn(1)}>
          ›
        </Button>
      </div>
      <div className={styles.body} aria-busy={days.loading}>
        <MonthGrid
          month={month}
          days={shown ?? []}
          today={today}
          chosen={wish.date}
          active={active}
          setActive={setActive}
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
          <Button look="quiet" onClick={() => turn(1)}>
            {t('form.seeNextMonth')}
          </Button>
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
