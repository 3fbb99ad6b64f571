import clsx from 'clsx';
import { useId } from 'react';
import type { Field, FieldProblem } from '../field.ts';
import FieldControl from './FieldControl.tsx';
import MarkedSource from './MarkedSource.tsx';
import styles from './styles.module.css';

interface Props {
  field: Field<unknown>;
  name: string;
  text: string;
  problem: FieldProblem | undefined;
  change: (text: string) => void;
}

/** A field with its label, its unit and, when it has a problem, the sentence that says so. */
export default function FieldRow({ field, name, text, problem, change }: Props) {
  const { label, currency, unit, hint, wide, control } = field;
  const controlId = useId();
  const hintId = useId();
  const problemId = useId();
  const described = clsx(hint && hintId, problem && problemId);
  return (
    <div className={clsx(styles.row, wide && styles.wide)}>
      <label
        htmlFor={controlId}
        className={clsx(styles.label, control.type === 'tick' && styles.tickLabel)}
      >
        <span>{label}</span>{' '}
        <span className={styles.withUnit}>
          {currency && <span className={styles.unit}>{currency}</span>}
          <FieldControl
            control={control}
            text={text}
            change={change}
            attributes={{
              id: controlId,
              name,
              'aria-invalid': problem ? true : undefined,
              'aria-describedby': described || undefined,
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <div id={problemId} className={styles.problem}>
          <p>{problem.message}</p>
          <MarkedSource source={text} problem={problem} />
        </div>
      )}
    </div>
  );
}
