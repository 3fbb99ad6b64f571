import type { OperationId } from '@slipway/contract';
import { operationAnchor, schemaAnchor, schemaFieldAnchor } from '../anchors.ts';
import FieldList from '../FieldList/index.tsx';
import Folded from '../Folded/index.tsx';
import { type FieldSchema, ownFieldsOf } from '../fields.ts';
import { Line } from '../Markdown/index.tsx';
import { namedSchemas, operationsWith } from '../named-schemas.ts';
import Section from '../Section/index.tsx';
import styles from './styles.module.css';

/** Every object that has a name. */
export default function Schemas() {
  return (
    <Section id="schemas" title="Schemas">
      {[...namedSchemas()].map(([name, schema]) => (
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
  const users = operationsWith(name);
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
              <a href={`#${operationAnchor(id as OperationId)}`}>{summary}</a>
            </span>
          ))}
        </p>
      )}
    </Folded>
  );
}
