import { ERROR_CATALOGUE, type ErrorStatus, type Operation } from '@slipway/contract';
import { answerAnchor, answerFieldAnchor, errorAnchor, schemaAnchor } from '../anchors.ts';
import { type Answer, answersOf, errorTitle } from '../answers.ts';
import { type FieldSchema, ownFieldsOf } from '../fields.ts';
import { useSource } from '../source.ts';
import styles from './Answers.module.css';
import FieldList from './FieldList.tsx';
import { HeaderNames } from './Headers.tsx';
import JsonSample from './JsonSample.tsx';
import { Line } from './Prose.tsx';
import { Columns, Folded } from './Section.tsx';

interface AnswersProps {
  operation: Operation;
}

/** Every answer of an operation: the good one open, the others folded. */
export default function Answers({ operation }: AnswersProps) {
  const id = operation.id;
  const [good, ...others] = answersOf(operation, useSource());
  return (
    <>
      {good && <GoodAnswer id={id} answer={good} />}
      <div className={styles.others}>
        {others.map((answer) => (
          <OtherAnswer key={answer.status} operation={id} answer={answer} />
        ))}
      </div>
    </>
  );
}

interface GoodAnswerProps {
  id: string;
  answer: Answer;
}

function GoodAnswer({ id, answer }: GoodAnswerProps) {
  const { status, description, schema, headers, examples } = answer;
  return (
    <Columns aside={<AnswerSamples id={id} examples={examples} />}>
      <h4 id={answerAnchor(id, status)} className={styles.good}>
        <Status status={status} /> {description}
      </h4>
      <FieldList
        fields={ownFieldsOf(schema)}
        anchor={(path) => answerFieldAnchor(id, path)}
        showsNamed
        openLevels={1}
      />
      <HeaderNames title="Headers" names={headers} />
    </Columns>
  );
}

type Example = Answer['examples'][number];

function AnswerSamples({ id, examples }: Pick<Answer, 'examples'> & { id: string }) {
  const [first, ...others] = examples.filter(isDifferent);
  return (
    <>
      {first && <JsonSample title={first.summary} value={first.value} />}
      {others.map(({ name, summary, value }) => (
        <Folded key={summary} title={summary}>
          <JsonSample title={summary} value={value} runs={runnable(id, name)} />
        </Folded>
      ))}
    </>
  );
}

function runnable(operation: string, example: string | undefined) {
  return example === undefined ? undefined : { operation, example };
}

/** Several requests can get the same answer. */
function isDifferent({ value }: Example, position: number, all: Example[]): boolean {
  const written = JSON.stringify(value);
  return all.findIndex((other) => JSON.stringify(other.value) === written) === position;
}

interface OtherAnswerProps {
  operation: string;
  answer: Answer;
}

/** An answer that is folded: an error, or that nothing changed. */
function OtherAnswer({ operation, answer }: OtherAnswerProps) {
  const { status, description, headers, schema, examples } = answer;
  const anchor = answerAnchor(operation, status);
  const samples = examples.map(({ name, summary, value }) => (
    <JsonSample key={summary} title={summary} value={value} runs={runnable(operation, name)} />
  ));
  const title = (
    <>
      <Status status={status} />{' '}
      {schema ? errorTitle(Number(status) as ErrorStatus) : 'Nothing changed'}
    </>
  );
  return (
    <Folded id={anchor} title={title} className={styles.other}>
      <div className={styles.words}>
        {schema ? (
          <ErrorWords status={Number(status) as ErrorStatus} headers={headers} />
        ) : (
          <>
            <Line text={`${description} It has no body.`} />
            <HeaderNames title="Headers" names={headers} />
          </>
        )}
      </div>
      {samples.length > 0 && <div className={styles.samples}>{samples}</div>}
    </Folded>
  );
}

interface ErrorWordsProps {
  status: ErrorStatus;
  headers: string[];
}

function ErrorWords({ status, headers }: ErrorWordsProps) {
  const { cause, schema } = ERROR_CATALOGUE[status];
  const name = (schema as FieldSchema).title ?? '';
  return (
    <>
      <Line text={cause} />
      <p>
        Body: <a href={`#${schemaAnchor(name)}`}>{name}</a>. Headers:{' '}
        <a href="#headers">{headers.join(', ')}</a>.{' '}
        <a href={`#${errorAnchor(status)}`}>What to do about {status}</a>
      </p>
    </>
  );
}

/** A status code; its color tells good answers from errors, its number says the rest. */
function Status({ status }: Pick<Answer, 'status'>) {
  return <b className={status < '400' ? styles.ok : styles.error}>{status}</b>;
}
