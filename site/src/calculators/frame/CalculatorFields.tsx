import clsx from 'clsx';
import { useId } from 'react';
import styles from './Calculator.module.css';
import {
  type Control,
  type Field,
  type FieldProblem,
  type Fields,
  isAsked,
  type Refusal,
  type Texts,
} from './calculation.ts';
import { keyOf } from './url-query.ts';

interface FieldGroupsProps {
  id: string;
  fields: Fields;
  texts: Texts;
  problems: Refusal['problems'];
  change: (name: string, text: string) => void;
}

/** The fields that are asked, those of a group under its heading. */
export default function FieldGroups({ id, fields, texts, problems, change }: FieldGroupsProps) {
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field, texts));
  const groups = new Set(asked.map(([, field]) => groupOf(field)));
  return [...groups].map((group) => (
    <fieldset key={group} className={styles.group}>
      <legend className={styles.legend}>{group}</legend>
      {asked
        .filter(([, field]) => groupOf(field) === group)
        .map(([name, field]) => (
          <FieldRow
            key={name}
            field={field}
            name={keyOf(id, name)}
            text={texts[name] ?? field.start}
            problem={problems[name]}
            change={(text) => change(name, text)}
          />
        ))}
    </fieldset>
  ));
}

function groupOf({ group = 'Your numbers' }: Field<unknown>): string {
  return group;
}

interface FieldRowProps {
  field: Field<unknown>;
  name: string;
  text: string;
  problem: FieldProblem | undefined;
  change: (text: string) => void;
}

/** A field with its label, its unit and, when it has a problem, the sentence that says so. */
function FieldRow({ field, name, text, problem, change }: FieldRowProps) {
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

interface FieldControlProps {
  control: Control;
  text: string;
  change: (text: string) => void;
  attributes: { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The element that the reader types into or chooses from. */
function FieldControl({ control, text, change, attributes }: FieldControlProps) {
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

interface MarkedSourceProps {
  source: string;
  problem: FieldProblem;
}

/** The source with its faulty place marked; nothing when the problem has no place. */
function MarkedSource({ source, problem }: MarkedSourceProps) {
  const { offset, length = 0 } = problem;
  if (offset === undefined || source === '') return null;
  const end = offset + Math.max(1, length);
  return (
    <code className={styles.marked}>
      {source.slice(0, offset)}
      <mark>{source.slice(offset, end) || ' '}</mark>
      {source.slice(end)}
    </code>
  );
}
