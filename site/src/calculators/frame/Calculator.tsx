import Icon from '@site/src/components/ui/Icon.tsx';
import clsx from 'clsx';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import styles from './Calculator.module.css';
import FieldGroups from './CalculatorFields.tsx';
import {
  type Answer,
  type Calculation,
  type Fields,
  isRefusal,
  startOf,
  type Texts,
  workOut,
} from './calculation.ts';
import { writeQuery } from './url-query.ts';
import { useUrlState } from './url-state.ts';

interface CalculatorProps<Of extends Fields, Given extends Answer> {
  calculation: Calculation<Of, Given>;
  /** Draws the answer, below its lines. */
  Drawing?: ComponentType<Given> | undefined;
}

/** The fields of a calculation, its answer line by line, and a link that brings both again. */
export default function Calculator<Of extends Fields, Given extends Answer>({
  calculation,
  Drawing,
}: CalculatorProps<Of, Given>) {
  const { id, title, shareAs, fields } = calculation;
  const titleId = `${id}-title`;
  const start = useMemo(() => startOf(calculation), [calculation]);
  const [texts, change] = useUrlState(id, start);
  const result = workOut(calculation, texts);
  const refused = isRefusal(result);
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);

  return (
    <section
      id={id}
      className={styles.calculator}
      aria-labelledby={titleId}
      data-works={works || undefined}
    >
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <form onSubmit={(event) => event.preventDefault()}>
        <FieldGroups
          id={id}
          fields={fields}
          texts={texts}
          problems={refused ? result.problems : {}}
          change={(name, text) => change({ ...texts, [name]: text })}
        />
      </form>
      <div className={styles.result}>
        <Result answer={refused ? null : result} />
        {!refused && Drawing && <Drawing {...result} />}
      </div>
      <ShareLink
        id={id}
        label={shareAs}
        start={start}
        texts={texts}
        startAgain={() => change(start)}
      />
    </section>
  );
}

interface ResultProps {
  /** `null` while a field has a problem. */
  answer: Answer | null;
}

/** The answer as a sentence, which is read out when it changes, and line by line. */
function Result({ answer }: ResultProps) {
  const [what, result] = answer?.columns ?? ['Line', 'Amount'];
  return (
    <>
      <p className={styles.summary} role="status">
        {answer?.summary ?? 'Correct the marked field to see the result.'}
      </p>
      {answer && answer.lines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{result}</th>
            </tr>
          </thead>
          <tbody>
            {answer.lines.map((line) => (
              <tr key={`${line.what} ${line.how}`} className={clsx(line.isTotal && styles.total)}>
                <th scope="row">
                  {line.what}
                  {line.how && <span className={styles.how}> {line.how}</span>}
                </th>
                <td>{line.result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answer?.notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

interface ShareLinkProps {
  id: string;
  /** What the button says. */
  label: string | undefined;
  start: Texts;
  texts: Texts;
  startAgain: () => void;
}

/** Copies an address that brings these values; without a clipboard the address bar shows it. */
function ShareLink({ id, label = 'Copy link', start, texts, startAgain }: ShareLinkProps) {
  const query = writeQuery('', id, start, texts);
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async () => {
    const address = new URL(`${window.location.pathname}${query}#${id}`, window.location.origin);
    try {
      await navigator.clipboard.writeText(address.href);
      setCopied(query);
    } catch {
      window.location.assign(address);
    }
  };

  const isCopied = copied === query;
  return (
    <p className={clsx(styles.tools, 'no-print')}>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied ? 'Link copied' : label}</span>
      </button>
      {query !== '' && (
        <button type="button" className="button" onClick={startAgain}>
          Back to the example
        </button>
      )}
    </p>
  );
}
