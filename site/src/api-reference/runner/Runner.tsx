import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { operationOf } from '../../samples/samples.ts';
import Ground from '../../sandbox/Ground.tsx';
import { handOn, isMetered, useVisit } from '../../sandbox/visit.ts';
import Answer from './Answer.tsx';
import CallHistory from './CallHistory.tsx';
import CopyButton from './CopyButton.tsx';
import Mails from './Mails.tsx';
import type { Provoked } from './provoke.ts';
import RequestForm from './RequestForm.tsx';
import styles from './Runner.module.css';
import { addressOf, type EditedRequest, movedByWeeks } from './request.ts';
import { type RunAnswer, runRequest } from './run-request.ts';
import { linkTo } from './shared-request.ts';
import WorldControls from './WorldControls.tsx';

/** IDs that a step of the quickstart gets from the first item of its answer. */
export interface QuickstartStep {
  handsOn: string | undefined;
  next: (() => void) | undefined;
}

interface RunnerProps {
  start: EditedRequest;
  /** Does what has to happen before the request; then the request follows from it. */
  provoke?: (() => Promise<Provoked>) | undefined;
  step?: QuickstartStep | undefined;
  /** Whether the reader pressed Run; a link fills the request in and runs nothing. */
  runsAtOnce: boolean;
  onEdit(request: EditedRequest): void;
  onClose(): void;
}

/** A request that can be edited and sent to the API in this tab, with its answer. */
export default function Runner(props: RunnerProps) {
  const { start, provoke, step, runsAtOnce, onEdit, onClose } = props;
  const { sandbox, clock, hasOtherTab } = useVisit();
  const [request, setRequest] = useState(() =>
    clock.weeks > 0 ? movedByWeeks(start, clock.weeks + 1) : start,
  );
  const [answer, setAnswer] = useState<RunAnswer>();
  const [before, setBefore] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const edit = (edited: EditedRequest) => {
    setRequest(edited);
    onEdit(edited);
  };

  const run = useCallback(
    async (asked: EditedRequest, prepare?: () => Promise<Provoked>) => {
      setAsking(false);
      setRunning(true);
      setRefusal('');
      try {
        const provoked = await prepare?.();
        const sent = provoked?.request ?? asked;
        if (provoked) {
          setRequest(sent);
          onEdit(sent);
        }
        const received = await runRequest(sent);
        setBefore(provoked?.before ?? '');
        setAnswer(received);
        if (step?.handsOn && received.status === 200) handOnFirst(step.handsOn, received.text);
      } catch (error) {
        // A failed start is told by the ground; what is left is a request that no browser sends.
        if (error instanceof TypeError) setRefusal(error.message);
      } finally {
        setRunning(false);
      }
    },
    [onEdit, step],
  );

  const begin = useCallback(
    (asked: EditedRequest, prepare?: () => Promise<Provoked>) => {
      if (sandbox.is !== 'open' && isMetered()) setAsking(true);
      else void run(asked, prepare);
    },
    [run, sandbox.is],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, because the reader pressed Run once
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The answer comes below the sample, where it would be out of sight.
    title.current?.closest('section')?.scrollIntoView();
    if (runsAtOnce) begin(request, provoke);
  }, []);

  const { method, summary } = operationOf(request.operation);
  return (
    <section className={styles.runner} aria-labelledby={id} data-runner>
      <header className={styles.head}>
        <h4 id={id} ref={title} tabIndex={-1}>
          In this tab: {summary}
        </h4>
        <button type="button" className={styles.plain} onClick={onClose}>
          Close
        </button>
      </header>
      <WorldControls onMoved={(weeks) => edit(movedByWeeks(request, weeks))} />
      <details className={styles.editor} open={!runsAtOnce}>
        <summary>Change the request</summary>
        <RequestForm
          id={`${id}-form`}
          request={request}
          onChange={edit}
          onSubmit={() => begin(request)}
        />
      </details>
      <p className={styles.address}>
        <b>{method.toUpperCase()}</b> {addressOf(request)}
      </p>
      <div className={styles.actions}>
        <button
          type="submit"
          form={`${id}-form`}
          className="button button--signal"
          disabled={isRunning}
        >
          {answer ? 'Run again' : 'Run'}
        </button>
        <CopyButton text={() => linkTo(request)}>Copy link</CopyButton>
        {step?.next && answer?.status === 200 && (
          <button type="button" className="button" onClick={step.next}>
            Next step
          </button>
        )}
      </div>
      {refusal && <p className={styles.problem}>The browser does not send this: {refusal}</p>}
      <Ground
        state={sandbox}
        start="run"
        ownMachine="#sandbox"
        isAsking={isAsking}
        hasOtherTab={hasOtherTab}
        onAgree={() => void run(request, provoke)}
        onDecline={() => setAsking(false)}
      />
      <Answer answer={answer} before={before} isRunning={isRunning && sandbox.is === 'open'} />
      <Mails />
      <CallHistory
        onRepeat={(past) => {
          edit(past);
          begin(past);
        }}
      />
    </section>
  );
}

function handOnFirst(field: string, text: string): void {
  const { data } = JSON.parse(text) as { data: { id: string }[] };
  if (data[0]) handOn({ [field]: data[0].id });
}
