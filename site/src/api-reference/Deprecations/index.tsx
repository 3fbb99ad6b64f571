import { type OperationId, operations } from '@slipway/contract';
import { operationAnchor, schemaFieldAnchor } from '../anchors.ts';
import { DEPRECATED_OPERATIONS, deprecatedFields } from '../deprecations.ts';
import { longDate } from '../long-date.ts';
import { Prose } from '../Markdown/index.tsx';
import Section from '../Section/index.tsx';
import styles from './styles.module.css';

const OPENING =
  'What is deprecated still answers. A deprecated call says so in its `Deprecation`, `Sunset` and `Link` headers; a deprecated field has the same value as the one that replaces it.';

export default function Deprecations() {
  return (
    <Section id="deprecations" title="Deprecations">
      <Prose text={OPENING} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Old</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {DEPRECATED_OPERATIONS.map(({ id, path, deprecated }) => {
            const replacement = deprecated?.replacedBy as OperationId;
            return (
              <tr key={id}>
                <td>
                  <a href={`#${operationAnchor(id as OperationId)}`}>GET {path}</a>, until{' '}
                  {longDate(deprecated?.sunset ?? '')}
                </td>
                <td>
                  <a href={`#${operationAnchor(replacement)}`}>
                    GET {operations[replacement].path}
                  </a>
                </td>
              </tr>
            );
          })}
          {deprecatedFields().map(({ schema, path, replacedBy }) => (
            <tr key={schema + path}>
              <td>
                <a href={`#${schemaFieldAnchor(schema, path)}`}>{path.join('.')}</a> of {schema}
              </td>
              <td>
                <a href={`#${schemaFieldAnchor(schema, [...path.slice(0, -1), replacedBy])}`}>
                  {replacedBy}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
