import { INSIGHTS_MEASURE, type InsightsMeasure } from '@slipway/contract/team/insights-words';
import { useFacts } from '../../api/facts.ts';
import styles from './MeasureCards.module.css';
import type { Insights } from './view.ts';
import { changeText, MEANING, valueText } from './words.ts';

interface MeasureCardsProps {
  figures: Insights;
  measure: InsightsMeasure;
  onChange: (measure: InsightsMeasure) => void;
}

/** The measures from left to right; the one that is pressed is drawn below. */
export function MeasureCards({ figures, measure, onChange }: MeasureCardsProps) {
  const { total } = figures;
  // A period that is not over is read beside the same part of the earlier one.
  const compared = figures.soFar ?? total;
  const { currency } = useFacts().company;
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">Measure that is drawn</legend>
      {(Object.keys(INSIGHTS_MEASURE) as InsightsMeasure[]).map((name) => (
        <label key={name} className={styles.card}>
          <input
            type="radio"
            name="measure"
            checked={name === measure}
            onChange={() => onChange(name)}
          />
          <span className={styles.name}>{INSIGHTS_MEASURE[name]}</span>
          <span className={styles.value}>{valueText(name, total.current, currency)}</span>
          <span className={styles.meaning}>{MEANING[name]}</span>
          <span className={styles.before}>
            before: {valueText(name, compared.earlier, currency)}
            <Change of={changeText(name, compared.current, compared.earlier)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Change({ of: text }: { of: string | null }) {
  return text && <b>{text}</b>;
}
