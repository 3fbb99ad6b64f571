import type { FailureReason } from '@slipway/sandbox';
import { useId } from 'react';
import styles from './Ground.module.css';
import { SANDBOX_BYTES, type SandboxState } from './visit.ts';

const MEGABYTE = 1_000_000;

const FAILURES: Record<FailureReason, string> = {
  unsupported: 'This browser cannot run the API in a tab: it lacks WebAssembly or workers.',
  download: 'The sandbox could not be downloaded.',
  memory: 'This device has too little memory left to run the API in a tab.',
  broken: 'The sandbox stopped working.',
};

interface GroundProps {
  state: SandboxState;
  /** What the reader starts: its words on the button. */
  start: string;
  /** Where the way to one's own machine is explained. */
  ownMachine: string;
  isAsking: boolean;
  hasOtherTab: boolean;
  onAgree(): void;
  onDecline(): void;
}

/** Whether the sandbox can run here, and how far it is. */
export default function Ground(props: GroundProps) {
  const { state, start, ownMachine, isAsking, hasOtherTab, onAgree, onDecline } = props;
  const id = useId();
  if (isAsking) {
    return (
      <div className={styles.note}>
        <p>
          The sandbox is a download of {megabytes(SANDBOX_BYTES)} MB. Your connection seems slow or
          metered.
        </p>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={onAgree}>
            Download and {start}
          </button>
          <button type="button" className={styles.plain} onClick={onDecline}>
            Not now
          </button>
        </div>
      </div>
    );
  }
  if (state.is === 'loading') {
    const { loadedBytes, totalBytes } = state.progress;
    const isLoaded = loadedBytes >= totalBytes - 1;
    return (
      <div className={styles.note}>
        <label htmlFor={id}>
          {isLoaded
            ? 'Starting the database …'
            : `Loading the API into this tab: ${megabytes(loadedBytes)} of ${megabytes(totalBytes)} MB`}
        </label>
        <progress id={id} max={totalBytes} value={loadedBytes} />
      </div>
    );
  }
  if (state.is === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <p>
          {FAILURES[state.reason]} You can run{' '}
          <a href={ownMachine}>the sandbox on your own machine</a>.
        </p>
        {state.reason !== 'unsupported' && (
          <button type="button" className="button" onClick={onAgree}>
            Retry
          </button>
        )}
      </div>
    );
  }
  if (hasOtherTab) {
    return (
      <p className={styles.note}>
        Another tab has a sandbox too. Each has a world of its own, and both take memory.
      </p>
    );
  }
  return null;
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
