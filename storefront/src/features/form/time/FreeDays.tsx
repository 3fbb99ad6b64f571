import { LAST_DAY } from '@slipway/contract/limits';
import { MonthGrid } from '@slipway/ui';
import type { Answer } from '../../../api/call.ts';
import { usePage } from '../../../app/page.ts';
import styles from './FreeDays.module.css';

type Day = Answer<'listDays'>[number];

const WORDS = {
  open: 'form.dayOpen',
  full: 'form.dayFull',
  closed: 'form.dayClosed',
  past: 'form.dayPast',
} as const;

interface FreeDaysProps {
  month: string;
  days: readonly Day[];
  today: string;
  chosen: string | null;
  /** The day that the Tab key reaches; the arrow keys move it. */
  active: string;
  setActive: (day: string) => void;
  onChoose: (day: string) => void;
}

/** The days of a month with what each has: open from an amount on, full, or closed. */
export function FreeDays({ days, ...grid }: FreeDaysProps) {
  const { t, formats } = usePage();
  const { money, ...calendar } = formats('UTC');
  const known = new Map(days.map((day) => [day.date, day]));
  return (
    <div className={styles.days}>
      <MonthGrid
        {...grid}
        labelledBy="month"
        formats={calendar}
        min={grid.today}
        max={LAST_DAY}
        dayOf={(date) => {
          const { state = 'closed', lowestPrice = null } = known.get(date) ?? {};
          const price = state === 'open' && lowestPrice !== null ? money(lowestPrice) : '';
          return {
            state,
            takes: state === 'open' || state === 'full',
            says: [t(WORDS[state]), ...(price ? [t('form.dayFrom', { amount: price })] : [])],
            more: price && (
              <span className={styles.price} aria-hidden="true">
                {price.replace(/[.,]00(?=\D|$)/, '')}
              </span>
            ),
          };
        }}
      />
    </div>
  );
}
