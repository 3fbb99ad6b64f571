import { type Fields, isAsked, type Refusal } from '../calculation.ts';
import type { Field, Texts } from '../field.ts';
import { keyOf } from '../shared-query.ts';
import FieldRow from './FieldRow.tsx';
import styles from './styles.module.css';

interface Props {
  id: string;
  fields: Fields;
  texts: Texts;
  problems: Refusal['problems'];
  change: (name: string, text: string) => void;
}

/** The fields that are asked, those of a group under its heading. */
export default function FieldGroups({ id, fields, texts, problems, change }: Props) {
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
