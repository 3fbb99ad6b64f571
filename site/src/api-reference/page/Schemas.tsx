import { operationAnchor, schemaAnchor, schemaFieldAnchor } from '../anchors.ts';
import { type FieldSchema, ownFieldsOf } from '../fields.ts';
import { namedSchemas, operationsWith } from '../named-schemas.ts';
import { useSource } from '../source.ts';
import FieldList from './FieldList.tsx';
import { Line } from './Prose.tsx';
import styles from './Schemas.module.css';
import Section, { Folded } from './Section.tsx';

/** Every object that has a name. */
export default function Schemas() {
  const { operations } = useSource();
  return (
    <Section id="schemas" title="Schemas">
      {[...namedSchemas(operations)].map(([name, schema]) => (
        <Schema key={name} name={name} schema={schema} />
      ))}
    </Section>
  );
}

interface SchemaProps {
  name: string;
  schema: FieldSchema;
}

function Schema({ name, schema }: SchemaProps) {
  const users = operationsWith(name, useSource().operations);
  const title = <h3 id={schemaAnchor(name)}>{name}</h3>;
  return (
    <Folded title={title} place={schemaAnchor(name)}>
      <Line text={schema.description ?? ''} />
      <FieldList
        fields={ownFieldsOf(schema)}
        anchor={(path) => schemaFieldAnchor(name, path)}
        marksRequired={name.endsWith('Create')}
        openLevels={1}
      />
      {users.length > 0 && (
        <p className={styles.users}>
          In{' '}
          {users.map(({ id, summary }, position) => (
            <span key={id}>
              {position > 0 && ', '}
              <a href={`#${operationAnchor(id)}`}>{summary}</a>
            </span>
          ))}
        </p>
      )}
    </Folded>
  );
}
