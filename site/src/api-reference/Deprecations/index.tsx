import { longDate } from '@site/src/long-date.ts';
import { integratorApi, type OperationId } from '@slipway/contract';
import { operationAnchor, schemaFieldAnchor } from '../anchors.ts';
import { DEPRECATED_OPERATIONS, DEPRECATION_RULE, deprecatedFields } from '../deprecations.ts';
import { Prose } from '../Markdown/index.tsx';
import Section from '../Section/index.tsx';
import styles from './styles.module.css';

export default function Deprecations() {
  return (
    <Section id="deprecations" title="Deprecations">
      <Prose text={DEPRECATION_RULE} />
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
                    GET {integratorApi.operations[replacement].path}
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
