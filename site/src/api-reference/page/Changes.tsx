import { CHANGELOG } from '@slipway/contract';
import { longDate } from '../../long-date.ts';
import { changeAnchor, operationAnchor, schemaFieldAnchor } from '../anchors.ts';
import { deprecatedCalls, deprecatedFields } from '../deprecations.ts';
import { DOWNLOADS } from '../downloads.ts';
import DeprecationRule from '../prose/deprecations.mdx';
import { useSource } from '../source.ts';
import styles from './Changes.module.css';
import { Line, Prose } from './Prose.tsx';
import Section from './Section.tsx';

/** What has changed, the newest first. */
export default function Changelog() {
  return (
    <Section id="changelog" title="Changelog">
      <p>
        Follow it as a <a href={DOWNLOADS.changelog.path}>feed</a>.
      </p>
      {CHANGELOG.map(({ date, release, title, description }) => (
        <article key={date} className={styles.change}>
          <h3 id={changeAnchor(date)}>{title}</h3>
          <p className={styles.when}>
            <time dateTime={date}>{longDate(date)}</time>, with{' '}
            <a href={`/releases/${release}/`}>release {release}</a>
          </p>
          <Line text={description} />
        </article>
      ))}
    </Section>
  );
}

/** What has a successor, with the successor. */
export function Deprecations() {
  const { operations } = useSource();
  return (
    <Section id="deprecations" title="Deprecations">
      <Prose id="deprecations" Text={DeprecationRule} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Old</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {deprecatedCalls(operations).map(({ operation, sunset, replacement }) => (
            <tr key={operation.id}>
              <td>
                <a href={`#${operationAnchor(operation.id)}`}>GET {operation.path}</a>, until{' '}
                {longDate(sunset)}
              </td>
              <td>
                <a href={`#${operationAnchor(replacement.id)}`}>GET {replacement.path}</a>
              </td>
            </tr>
          ))}
          {deprecatedFields(operations).map(({ schema, path, replacedBy }) => (
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
