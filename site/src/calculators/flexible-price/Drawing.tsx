import { euros } from '../frame/euros.ts';
import type { StackedPrice } from './calculation.ts';
import styles from './Drawing.module.css';

/** Each line as a bar that starts where the one before ended. */
export default function StackedLines({ rental }: Pick<StackedPrice, 'rental'>) {
  if (!rental) return null;
  const steps = rental.lines.map(({ description, amount }, index) => {
    const from = rental.lines.slice(0, index).reduce((sum, line) => sum + line.amount, 0);
    return { description, amount, from, to: from + amount };
  });
  const bars = [
    ...steps,
    { description: 'Rental', amount: rental.subtotal, from: 0, to: rental.subtotal },
  ];
  const lowest = Math.min(0, ...bars.map(({ to }) => to));
  const width = Math.max(1, ...bars.map(({ to }) => to)) - lowest;
  return (
    <ul className={styles.bars} aria-label="The lines of the rental, drawn one on the other">
      {bars.map(({ description, amount, from, to }) => (
        <li key={description} className={styles.bar}>
          <span>{description}</span>{' '}
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect
              className={amount < 0 ? styles.less : styles.more}
              x={((Math.min(from, to) - lowest) / width) * 100}
              width={(Math.abs(amount) / width) * 100}
              height="10"
            />
          </svg>
          <span>{euros(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
