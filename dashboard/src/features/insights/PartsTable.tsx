import { INSIGHTS_MEASURE, type InsightsMeasure } from '@slipway/contract/team/insights-words';
import { useFacts } from '../../api/facts.ts';
import { rangeText } from '../../shell/words/periods.ts';
import styles from './PartsTable.module.css';
import type { Insights } from './view.ts';
import { changeText, NOTHING, valueText } from './words.ts';

/** The figures of the drawing, part by part, and of the whole period. */
export function PartsTable({ figures, measure }: { figures: Insights; measure: InsightsMeasure }) {
  const { currency } = useFacts().company;
  const { parts, total, soFar } = figures;
  const compared = soFar ?? total;
  // A part that is not over is not read beside a whole one.
  const isOver = ({ until }: { until: string }) => !soFar || until <= soFar.current.until;
  const count = Math.max(parts.current.length, parts.earlier.length);
  const rows = Array.from({ length: count }, (_, index) => ({
    now: parts.current[index],
    before: parts.earlier[index],
  }));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{INSIGHTS_MEASURE[measure]}, part by part</caption>
      <thead>
        <tr>
          <th scope="col">Dates</th>
          <th scope="col">{INSIGHTS_MEASURE[measure]}</th>
          <th scope="col">{rangeText(total.earlier)}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ now, before }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone.
          <tr key={index}>
            <th scope="row">{now ? rangeText(now) : NOTHING}</th>
            <td>{now ? valueText(measure, now, currency) : NOTHING}</td>
            <td>
              {before ? valueText(measure, before, currency) : NOTHING}
              {before && count > 1 && <small>{rangeText(before)}</small>}
            </td>
            <td>{(now && before && isOver(now) && changeText(measure, now, before)) || NOTHING}</td>
          </tr>
        ))}
      </tbody>
      {count > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{rangeText(total.current)}</th>
            <td>{valueText(measure, total.current, currency)}</td>
            <td>{valueText(measure, total.earlier, currency)}</td>
            <td>{changeText(measure, compared.current, compared.earlier) ?? NOTHING}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
