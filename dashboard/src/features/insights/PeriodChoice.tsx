import type { DateRange } from '@slipway/engine';
import { Button, ChoiceGroup } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { kindOf, neighborOf, type PeriodKind, rangeText } from '../../shell/words/periods.ts';
import styles from './PeriodChoice.module.css';
import { changedKind } from './period.ts';

const KINDS: readonly { value: PeriodKind; content: string }[] = [
  { value: 'day', content: label('Sales', 'Insights', 'Day') },
  { value: 'week', content: label('Sales', 'Insights', 'Week') },
  { value: 'month', content: label('Sales', 'Insights', 'Month') },
  { value: 'year', content: label('Sales', 'Insights', 'Year') },
];

interface PeriodChoiceProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
}

/** A day, week, month or year, and the way to the one before and after. */
export function PeriodChoice({ range, onChange }: PeriodChoiceProps) {
  const { today } = useViewed();
  return (
    <div className={styles.period}>
      <div className={styles.name}>
        <Button aria-label="Period before" onClick={() => onChange(neighborOf(range, -1))}>
          <Arrow path="M10 3L5 8l5 5" />
        </Button>
        <h2 aria-live="polite">{rangeText(range)}</h2>
        <Button aria-label="Period after" onClick={() => onChange(neighborOf(range, 1))}>
          <Arrow path="M6 3l5 5-5 5" />
        </Button>
      </div>
      <ChoiceGroup
        legend={label('Sales', 'Insights', 'Period')}
        legendHidden
        name="period"
        look="chips"
        choices={KINDS}
        value={kindOf(range)}
        onChange={(kind) => onChange(changedKind(kind, range, today))}
      />
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.arrow} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
