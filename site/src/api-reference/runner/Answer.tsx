import { ANSWER_HEADER, EVENT_TYPE, type EventType } from '@slipway/contract';
import type { ChangedRows, Effects } from '@slipway/sandbox';
import { useEffect, useRef } from 'react';
import InlineMarkdown from '../../components/ui/InlineMarkdown.tsx';
import { errorTitle } from '../answers.ts';
import { colorSamples } from '../behavior/coloring.ts';
import JsonSample from '../page/JsonSample.tsx';
import styles from './Runner.module.css';
import { parsed } from './request.ts';
import type { RunAnswer } from './run-request.ts';

interface AnswerProps {
  answer: RunAnswer | undefined;
  /** What was done before the request. */
  before: string;
  isRunning: boolean;
}

/** The answer as it came, and what else the call did. */
export default function Answer({ answer, before, isRunning }: AnswerProps) {
  return (
    <>
      <p role="status" className={styles.status} data-status={answer?.status}>
        {isRunning ? 'Running …' : answer && <StatusLine answer={answer} />}
      </p>
      {before && <p className={styles.before}>{before}</p>}
      {answer && (
        <>
          {answer.text && <Body text={answer.text} />}
          <AnswerHeaders headers={answer.headers} />
          <WhatHappened effects={answer.effects} />
        </>
      )}
    </>
  );
}

function Body({ text }: Pick<RunAnswer, 'text'>) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs its colors anew
  useEffect(() => {
    const left = new AbortController();
    if (body.current) colorSamples(body.current, left.signal);
    return () => left.abort();
  }, [text]);
  return (
    <div ref={body}>
      <JsonSample title="Answer" value={parsed(text)} />
    </div>
  );
}

function StatusLine({ answer: { status, milliseconds, text } }: { answer: RunAnswer }) {
  return (
    <>
      <b className={status < 400 ? styles.good : styles.bad}>{status}</b> {meaningOf(status)} in{' '}
      {milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms
      {text && `, ${new Blob([text]).size.toLocaleString('en-US')} bytes`}
    </>
  );
}

function meaningOf(status: number): string {
  if (status === 200) return 'OK';
  if (status === 304) return 'Nothing changed';
  return errorTitle(status as Parameters<typeof errorTitle>[0]);
}

function AnswerHeaders({ headers }: Pick<RunAnswer, 'headers'>) {
  const known = Object.values(ANSWER_HEADER).flatMap(({ name, description }) => {
    const [, value] = headers.find(([sent]) => sent === name.toLowerCase()) ?? [];
    return value === undefined ? [] : [{ name, value, description }];
  });
  return (
    <details className={styles.part}>
      <summary>Headers</summary>
      <dl className={styles.headers}>
        {known.map(({ name, value, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
              <p>
                <InlineMarkdown text={description} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function WhatHappened({ effects: { rows, mails, events } }: { effects: Effects }) {
  if (rows.length + mails.length + events.length === 0) return null;
  return (
    <div className={styles.effects}>
      <p>
        <b>What else happened</b>
      </p>
      <ul>
        {mails.map(({ id, recipient, subject }) => (
          <li key={id}>
            An e-mail to {recipient}: “{subject}”
          </li>
        ))}
        {events.map(({ type }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes
          <li key={position}>
            The event <code>{type}</code>: {EVENT_TYPE[type as EventType] ?? ''}
          </li>
        ))}
        {rows.map((changed) => (
          <li key={changed.table}>
            <code>{changed.table}</code>: {rowsText(changed)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function rowsText({ added, changed, removed }: ChangedRows): string {
  const parts: [number, string][] = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${count === 1 ? 'row' : 'rows'} ${what}`)
    .join(', ');
}
