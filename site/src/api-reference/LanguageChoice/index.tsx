import { SAMPLE_LANGUAGE_LABELS } from '../../samples/language-labels.ts';
import styles from './styles.module.css';

/** One choice of language for all samples of a page. It works without scripts. */
export default function LanguageChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Language of the samples</legend>
      {Object.entries(SAMPLE_LANGUAGE_LABELS).map(([id, label], position) => (
        <label key={id} className={styles.language}>
          <input
            type="radio"
            name="sample-language"
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
