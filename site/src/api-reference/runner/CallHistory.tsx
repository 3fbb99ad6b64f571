import { curl } from '../../samples/curl.ts';
import { sampleRequest } from '../../samples/sample-request.ts';
import { operationOf } from '../../samples/samples.ts';
import { useVisit } from '../../sandbox/visit.ts';
import CopyButton from './CopyButton.tsx';
import styles from './Runner.module.css';
import { addressOf, type EditedRequest, sampleCallOf } from './request.ts';

interface CallHistoryProps {
  onRepeat(request: EditedRequest): void;
}

/** The calls of this visit, newest first. */
export default function CallHistory({ onRepeat }: CallHistoryProps) {
  const { history } = useVisit();
  if (history.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>Calls of this visit ({history.length})</summary>
      <button type="button" className={styles.plain} onClick={() => save(script(history))}>
        Save as a script
      </button>
      <ol className={styles.history} reversed>
        {history.toReversed().map(({ number, request, status, milliseconds }) => (
          <li key={number} value={number}>
            <span className={styles.call}>
              <b className={status < 400 ? styles.good : styles.bad}>{status}</b>{' '}
              <code>
                {operationOf(request.operation).method.toUpperCase()} {addressOf(request)}
              </code>{' '}
              {Math.round(milliseconds)} ms
            </span>
            <span className={styles.callActions}>
              <button
                type="button"
                className={styles.plain}
                aria-label={`Run again: call ${number}`}
                onClick={() => onRepeat(request)}
              >
                Run again
              </button>
              <CopyButton text={() => curlOf(request)}>Copy as curl</CopyButton>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function curlOf(request: EditedRequest): string {
  const operation = operationOf(request.operation);
  const call = sampleCallOf(request) ?? { ...sampleCallOf({ ...request, body: '{}' }) };
  return curl(sampleRequest(operation, call));
}

function script(history: readonly { request: EditedRequest }[]): string {
  const calls = history.map(
    ({ request }) => `# ${operationOf(request.operation).summary}\n${curlOf(request)}\necho\n`,
  );
  return `#!/bin/sh\n# Put your own key in the place of YOUR_KEY.\n\n${calls.join('\n')}`;
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/x-shellscript' }));
  link.download = 'slipway-calls.sh';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
