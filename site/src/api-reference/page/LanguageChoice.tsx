import { SAMPLE_LANGUAGE_LABELS } from '../../samples/language-labels.ts';
import styles from './LanguageChoice.module.css';

interface Props {
  /** The name of the group of radio buttons, unique on its page. */
  name: string;
}

/** The choice of language for the samples beside and after it. It works without scripts. */
export default function LanguageChoice({ name }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Language of the samples</legend>
      {Object.entries(SAMPLE_LANGUAGE_LABELS).map(([id, label], position) => (
        <label key={id} className={styles.language}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            value={id}
            defaultChecked={position === 0}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
