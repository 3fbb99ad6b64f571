import { ERROR_CATALOGUE, ERROR_STATUSES, type ErrorStatus, FIELD_TEXT } from '@slipway/contract';
import { errorAnchor } from '../anchors.ts';
import { errorTitle } from '../answers.ts';
import Opening from '../prose/errors.mdx';
import { PROVOCATIONS } from '../provocations.ts';
import styles from './Errors.module.css';
import JsonSample from './JsonSample.tsx';
import { Line, Prose } from './Prose.tsx';
import Section, { Columns } from './Section.tsx';

/** The error catalogue: what each status means, why it comes and what to do. */
export default function Errors() {
  return (
    <>
      <Section id="errors" title="Errors">
        <Prose id="errors" Text={Opening} />
      </Section>
      {ERROR_STATUSES.map((status) => (
        <ErrorEntry key={status} status={status} />
      ))}
    </>
  );
}

function ErrorEntry({ status }: { status: ErrorStatus }) {
  const { name, cause, remedy, example } = ERROR_CATALOGUE[status];
  const anchor = errorAnchor(status);
  return (
    <section className={styles.error} aria-labelledby={anchor} data-place={anchor}>
      <Columns aside={<JsonSample title={`${status} ${name}`} value={example} />}>
        <h3 id={anchor}>
          <a href={`#${anchor}`}>{status}</a> {errorTitle(status)}
        </h3>
        <dl className={styles.advice}>
          <dt>Why</dt>
          <dd>
            <Line text={cause} />
          </dd>
          <dt>What to do</dt>
          <dd>
            <Line text={remedy} />
          </dd>
        </dl>
        <Sentences of={status} />
        <Provocations of={status} />
      </Columns>
    </section>
  );
}

/** Buttons that get the error by real means, in the reader's tab. */
function Provocations({ of: status }: { of: ErrorStatus }) {
  const ways = Object.entries(PROVOCATIONS).filter(([, way]) => way.status === status);
  if (status === 500) {
    return (
      <p>It cannot be provoked: a fault that could be brought about would have been mended.</p>
    );
  }
  return (
    <div className={styles.provocations} data-provocations>
      <h4>Get it in this tab</h4>
      {ways.map(([id, { title }]) => (
        <button key={id} type="button" className="button" data-provoke={id}>
          {title}
        </button>
      ))}
    </div>
  );
}

function Sentences({ of: status }: { of: ErrorStatus }) {
  const { sentences } = ERROR_CATALOGUE[status];
  const listed = status === 422 ? Object.values(FIELD_TEXT) : sentences;
  if (listed.length < 2) return null;
  return (
    <>
      <h4>{status === 422 ? 'Besides limits and types, a field can say' : 'It can say'}</h4>
      <ul className={styles.sentences}>
        {listed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
