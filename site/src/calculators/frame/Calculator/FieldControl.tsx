import type { Control } from '../field.ts';
import styles from './styles.module.css';

interface Props {
  control: Control;
  text: string;
  change: (text: string) => void;
  attributes: { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The element that the reader types into or chooses from. */
export default function FieldControl({ control, text, change, attributes }: Props) {
  switch (control.type) {
    case 'select':
      return (
        <select
          {...attributes}
          className={styles.control}
          value={text}
          onChange={({ target }) => change(target.value)}
        >
          {Object.entries(control.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'tick':
      return (
        <input
          {...attributes}
          type="checkbox"
          className={styles.tick}
          value="yes"
          checked={text === 'yes'}
          onChange={({ target }) => change(target.checked ? 'yes' : 'no')}
        />
      );
    case 'source':
      return (
        <textarea
          {...attributes}
          className={`${styles.control} ${styles.source}`}
          rows={control.rows}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      );
    default:
      return (
        <input
          {...attributes}
          type={control.type === 'line' ? 'text' : control.type}
          inputMode={control.type === 'line' ? control.inputMode : undefined}
          autoComplete="off"
          className={styles.control}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      );
  }
}
