import Icon from '@site/src/components/Icon/index.tsx';
import styles from './styles.module.css';

interface Props {
  audience?: string[];
  minutes?: number;
}

/** Who a page is for and how long it takes. */
export default function Chips({ audience = [], minutes }: Props) {
  return (
    <ul className={styles.chips}>
      {audience.length > 0 && (
        <li className={styles.chip}>
          <Icon name="person" className={styles.icon} />
          <span>
            <span className={styles.label}>Who can do this:</span> {audience.join(', ')}
          </span>
        </li>
      )}
      {minutes && (
        <li className={styles.chip}>
          <Icon name="clock" className={styles.icon} />
          Takes about {minutes} min
        </li>
      )}
    </ul>
  );
}
