import { formatColor } from '@slipway/engine';
import type { ContrastAnswer } from './calculation.ts';
import styles from './Drawing.module.css';

/** Each pair as it would look; fills, since the page allows no style attributes. */
export default function Samples({ pairs }: Pick<ContrastAnswer, 'pairs'>) {
  return (
    <div className={styles.samples}>
      {pairs.map(({ name, text, background }) => (
        <svg key={name} className={styles.sample} role="img" aria-label={`Sample: ${name}`}>
          <rect
            className={styles.edge}
            width="100%"
            height="100%"
            rx="10"
            fill={formatColor(background)}
          />
          <text className={styles.text} x="50%" y="50%" fill={formatColor(text)}>
            Book a boat
          </text>
        </svg>
      ))}
    </div>
  );
}
