import InlineMarkdown from '../../components/ui/InlineMarkdown.tsx';
import { schemaAnchor } from '../anchors.ts';
import { type FieldSchema, type Field as FieldType, objectIn, ownFieldsOf } from '../fields.ts';
import { limitWords, typeWords } from '../type-words.ts';
import styles from './FieldList.module.css';
import { Line } from './Prose.tsx';

interface Context {
  /** The anchor of a field. */
  anchor: (path: string[]) => string;
  /** Whether a field that must be sent is marked. */
  marksRequired?: boolean;
  /** Whether a named object inside a field is shown in place, or only named. */
  showsNamed?: boolean;
  /** How many levels of objects inside objects are open from the start. */
  openLevels?: number;
}

interface ListProps extends Context {
  fields: FieldType[];
}

/** Fields, each on a line of its own. */
export default function FieldList({ fields, ...context }: ListProps) {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.path.join('.')} field={field} {...context} />
      ))}
    </ul>
  );
}

interface FieldProps extends Context {
  field: FieldType;
}

function Field({ field, ...context }: FieldProps) {
  const { path, required, schema } = field;
  const { anchor, marksRequired = false, showsNamed = false, openLevels = 0 } = context;
  const id = anchor(path);
  const inside = isShownInPlace(schema, showsNamed) ? ownFieldsOf(schema, path) : [];
  const meanings = schema['x-enumDescriptions'];
  return (
    <li id={id}>
      <a href={`#${id}`}>{path.at(-1)}</a> <TypeName schema={schema} />{' '}
      {marksRequired && required && <b className={styles.required}>required</b>}
      {schema.deprecated && <Deprecated schema={schema} path={path} anchor={anchor} />}
      {schema.description && <Line text={schema.description} />}
      <Facts schema={schema} />
      {meanings && <Meanings of={meanings} />}
      {inside.length > 0 && (
        <details className={styles.inside} open={openLevels > 0}>
          <summary>
            {inside.length === 1 ? '1 field' : `${inside.length} fields`} of {path.at(-1)}
          </summary>
          <FieldList fields={inside} {...context} openLevels={openLevels - 1} />
        </details>
      )}
    </li>
  );
}

/** A schema with a name is shown where it is described; one without is shown where it is used. */
function isShownInPlace(schema: FieldSchema, showsNamed: boolean): boolean {
  return showsNamed || !objectIn(schema)?.title;
}

interface DeprecatedProps {
  schema: FieldSchema;
  path: string[];
  anchor: Context['anchor'];
}

function Deprecated({ schema, path, anchor }: DeprecatedProps) {
  const replacement = schema['x-replacedBy'];
  return (
    <span className={styles.deprecated}>
      deprecated
      {replacement && (
        <>
          , use <a href={`#${anchor([...path.slice(0, -1), replacement])}`}>{replacement}</a>
        </>
      )}
    </span>
  );
}

function Meanings({ of: meanings }: { of: Record<string, string> }) {
  return (
    <ul className={styles.meanings}>
      {Object.entries(meanings).map(([value, meaning]) => (
        <li key={value}>
          <code>{value}</code> {meaning}
        </li>
      ))}
    </ul>
  );
}

/** The type of a field, in which a named schema leads to its description. */
function TypeName({ schema }: Pick<FieldType, 'schema'>) {
  const words = typeWords(schema);
  const name = objectIn(schema)?.title;
  if (!name) return words;
  const [before, after] = words.split(name);
  return (
    <>
      {before}
      <a href={`#${schemaAnchor(name)}`}>{name}</a>
      {after}
    </>
  );
}

/** Limits, default and example of a field on one line. */
function Facts({ schema }: Pick<FieldType, 'schema'>) {
  const { default: byDefault, examples = [] } = schema;
  const facts = [
    ...limitWords(schema),
    ...(byDefault === undefined ? [] : [`default \`${JSON.stringify(byDefault)}\``]),
    ...examples.slice(0, 1).map((example) => `for example \`${JSON.stringify(example)}\``),
  ];
  return <InlineMarkdown text={facts.join(' · ')} />;
}
