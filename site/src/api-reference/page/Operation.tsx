import { type Exchange, type Operation, TAGS, type Tag } from '@slipway/contract';
import { longDate } from '../../long-date.ts';
import { codesOf } from '../../samples/highlighted-samples.ts';
import { operationAnchor, requestFieldAnchor } from '../anchors.ts';
import { acceptedHeadersOf } from '../answers.ts';
import { type FieldSchema, ownFieldsOf } from '../fields.ts';
import { useSource } from '../source.ts';
import Answers from './Answers.tsx';
import CodeSample from './CodeSample.tsx';
import FieldList from './FieldList.tsx';
import { HeaderNames } from './Headers.tsx';
import styles from './Operation.module.css';
import { Line } from './Prose.tsx';
import Section, { Columns, Folded } from './Section.tsx';

interface OperationGroupProps {
  tag: Tag;
}

/** The operations of one group. */
export default function OperationGroup({ tag }: OperationGroupProps) {
  const { operations } = useSource();
  const { title, description } = TAGS[tag];
  return (
    <>
      <Section id={tag} title={title}>
        <Line text={description} />
      </Section>
      {operations.map(
        (operation, position) =>
          operation.tag === tag && (
            <OperationSection
              key={operation.id}
              operation={operation}
              previous={operations[position - 1]}
              next={operations[position + 1]}
            />
          ),
      )}
    </>
  );
}

interface OperationSectionProps extends NeighborsProps {
  operation: Operation;
}

/** Everything about one operation. */
function OperationSection({ operation, previous, next }: OperationSectionProps) {
  const { summary, method, path, description } = operation;
  const anchor = operationAnchor(operation.id);
  return (
    <section className={styles.operation} aria-labelledby={anchor} data-place={anchor}>
      <Columns aside={<RequestSamples operation={operation} />}>
        <h3 id={anchor}>
          <a href={`#${anchor}`} className={styles.title}>
            {summary}
          </a>
        </h3>
        <p className={styles.call}>
          <Method method={method} /> <code>{path}</code>
        </p>
        <DeprecationNote operation={operation} />
        <Line text={description} />
        <RequestFields operation={operation} />
      </Columns>
      <Answers operation={operation} />
      <Neighbors previous={previous} next={next} />
    </section>
  );
}

interface OfOperation {
  operation: Operation;
}

function DeprecationNote({ operation: { deprecated } }: OfOperation) {
  const { operations } = useSource();
  const replacement = operations.find(({ id }) => id === deprecated?.replacedBy);
  if (!deprecated || !replacement) return null;
  return (
    <p className={styles.deprecated}>
      <b>Deprecated</b> since {longDate(deprecated.since)}. It may stop to answer from{' '}
      {longDate(deprecated.sunset)} on. Use{' '}
      <a href={`#${operationAnchor(replacement.id)}`}>{replacement.summary}</a> instead.
    </p>
  );
}

/** What an operation takes: in its path, its query, its body and its headers. */
function RequestFields({ operation }: OfOperation) {
  const source = useSource();
  const { id, params, query, body } = operation;
  const parts = { Path: params, Query: query, Body: body };
  return (
    <>
      {Object.entries(parts).map(
        ([title, schema]) =>
          schema && (
            <div key={title}>
              <h4>{title}</h4>
              <FieldList
                fields={ownFieldsOf(schema as FieldSchema)}
                anchor={(path) => requestFieldAnchor(id, path)}
                marksRequired
                showsNamed
                openLevels={1}
              />
            </div>
          ),
      )}
      <HeaderNames title="Headers you may add" names={acceptedHeadersOf(operation, source)} />
    </>
  );
}

/** The requests of an operation's good exchanges: the first one open, the others folded. */
function RequestSamples({ operation }: OfOperation) {
  const samples = differentRequests(operation).map(([name, { summary }]) => ({
    summary,
    sample: (
      <CodeSample
        key={name}
        title={summary}
        codes={codesOf(operation, name)}
        runs={{ operation: operation.id, example: name }}
      />
    ),
  }));
  const [first, ...others] = samples;
  return (
    <>
      {first?.sample}
      {others.map(({ summary, sample }) => (
        <Folded key={summary} title={summary}>
          {sample}
        </Folded>
      ))}
    </>
  );
}

/** Exchanges with the same request differ only in their answer. */
function differentRequests(operation: Operation): [string, Exchange][] {
  const good = Object.entries(operation.examples).filter(([, { status }]) => status === 200);
  const requests = good.map(([, { params, query, body }]) => JSON.stringify([params, query, body]));
  return good.filter((_, position) => requests.indexOf(requests[position] ?? '') === position);
}

interface NeighborsProps {
  previous: Operation | undefined;
  next: Operation | undefined;
}

function Neighbors({ previous, next }: NeighborsProps) {
  return (
    <p className={styles.neighbors}>
      {previous && (
        <a className={styles.neighbor} href={`#${operationAnchor(previous.id)}`}>
          ← {previous.summary}
        </a>
      )}
      {next && (
        <a className={styles.next} href={`#${operationAnchor(next.id)}`}>
          {next.summary} →
        </a>
      )}
    </p>
  );
}

/** The method of a call: a word first, a color second. */
export function Method({ method }: Pick<Operation, 'method'>) {
  return <span className={styles[method]}>{method.toUpperCase()}</span>;
}
