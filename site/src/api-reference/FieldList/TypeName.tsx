import { schemaAnchor } from '../anchors.ts';
import { type FieldSchema, objectIn } from '../fields.ts';
import { typeWords } from '../type-words.ts';
import styles from './styles.module.css';

interface Props {
  schema: FieldSchema;
}

/** The type of a field, in which a named schema leads to its description. */
export default function TypeName({ schema }: Props) {
  const words = typeWords(schema);
  const name = objectIn(schema)?.title;
  if (!name) return <span className={styles.type}>{words}</span>;
  const [before, after] = words.split(name);
  return (
    <span className={styles.type}>
      {before}
      <a href={`#${schemaAnchor(name)}`}>{name}</a>
      {after}
    </span>
  );
}
