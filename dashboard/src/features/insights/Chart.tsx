import { INSIGHTS_MEASURE, type InsightsMeasure } from '@slipway/contract/team/insights-words';
import { useFacts } from '../../api/facts.ts';
import { rangeText } from '../../shell/words/periods.ts';
import styles from './Chart.module.css';
import { partText } from './period.ts';
import { ticksOf } from './ticks.ts';
import type { Insights, Measures } from './view.ts';
import { drawnValue, tickText } from './words.ts';

/** One part of the period in the drawing is as wide as this, and the drawing as high. */
const WIDTH = 100;
const HEIGHT = 100;
/** Bars get narrower where few parts have all the room. */
const BAR_WIDTH = 34;
const FEW = 6;

/**
 * A measure part by part beside the earlier period: full bars and hollow ones. The table below says
 * the same in figures.
 */
export function Chart({ figures, measure }: { figures: Insights; measure: InsightsMeasure }) {
  const { currency } = useFacts().company;
  const { parts, step, total } = figures;
  const count = Math.max(parts.current.length, parts.earlier.length);
  const values = [...parts.current, ...parts.earlier].map((part) => drawnValue(measure, part) ?? 0);
  const { ticks, least, most } = ticksOf(values, { whole: measure === 'bookings' });
  const y = (value: number) => HEIGHT - (HEIGHT * (value - least)) / (most - least);
  const width = BAR_WIDTH * Math.min(1, count / FEW);
  const bar = (part: Measures | undefined) => {
    const value = part && drawnValue(measure, part);
    return value == null
      ? null
      : { y: Math.min(y(value), y(0)), height: Math.abs(y(value) - y(0)) };
  };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{INSIGHTS_MEASURE[measure]}</b> by {step}
        <span className={styles.then}>{rangeText(total.earlier)}</span>
        <span className={styles.now}>{rangeText(total.current)}</span>
      </figcaption>
      <ol className={styles.ticks} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <li key={tick}>{tickText(measure, tick, currency)}</li>
        ))}
      </ol>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${count * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${INSIGHTS_MEASURE[measure]} by ${step}; the table below has the figures.`}
      >
        {ticks.map((tick) => (
          <path key={tick} className={styles.line} d={`M0 ${y(tick)}H${count * WIDTH}`} />
        ))}
        {Array.from({ length: count }, (_, index) => {
          const [before, now] = [bar(parts.earlier[index]), bar(parts.current[index])];
          const middle = (index + 0.5) * WIDTH;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone.
            <g key={index}>
              {before && (
                <rect className={styles.before} x={middle - width} width={width} {...before} />
              )}
              {now && <rect className={styles.bar} x={middle} width={width} {...now} />}
            </g>
          );
        })}
      </svg>
      <ol className={styles.parts} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => {
          const part = parts.current[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone.
            <li key={index}>
              {part && partText(part, step).map((line) => <span key={line}>{line}</span>)}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
