import Since from '@site/src/components/guide/Since.tsx';
import Icon from '@site/src/components/ui/Icon.tsx';
import type { Feature } from '@site/src/feature-releases.ts';
import styles from './Chips.module.css';

interface Props {
  /** What the list of people means: who may do the task, or whom the page is for. */
  audienceLabel: string;
  audience?: string[];
  minutes?: number;
  since?: Feature;
}

/** Who a page is for, how long it takes, and which release brought what it is about. */
export default function Chips({ audienceLabel, audience = [], minutes, since }: Props) {
  return (
    <ul className={styles.chips}>
      {audience.length > 0 && (
        <li className={styles.chip}>
          <Icon name="person" className={styles.icon} />
          <span>
            <span className={styles.label}>{audienceLabel}:</span> {audience.join(', ')}
          </span>
        </li>
      )}
      {minutes && (
        <li className={styles.chip}>
          <Icon name="clock" className={styles.icon} />
          Takes about {minutes} min
        </li>
      )}
      {since && (
        <li>
          <Since feature={since} />
        </li>
      )}
    </ul>
  );
}
