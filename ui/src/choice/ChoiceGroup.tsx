import type { ReactNode, Ref } from 'react';
import styles from './ChoiceGroup.module.css';

export interface Choice<Value extends string> {
  value: Value;
  content: ReactNode;
  disabled?: boolean;
}

interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  /** Whether only screen readers hear the legend, because a heading says the same. */
  legendHidden?: boolean;
  name: string;
  /** Large cards, small chips, or one row below the other. */
  look: 'cards' | 'chips' | 'rows';
  /** Whether chips hold words and not only a number. */
  wide?: boolean;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** The group itself, which can take the focus when the question comes up. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** One of several, as native radio buttons: the arrow keys work as everywhere. */
export function ChoiceGroup<Value extends string>({
  legend,
  legendHidden,
  name,
  look,
  wide,
  choices,
  value,
  onChange,
  ref,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset ref={ref} tabIndex={ref ? -1 : undefined} className={styles.group}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles[look]} data-wide={wide}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.content}>{choice.content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
