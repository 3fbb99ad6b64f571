import styles from './CrashReport.module.css';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Uses no context of the site, so that it can stand in when the layout itself has crashed. */
export default function CrashReport({ error, tryAgain }: Props) {
  return (
    <main className={styles.crash}>
      <h1>This page crashed.</h1>
      <p>Try again. If it keeps happening, load the page anew or go back to the home page.</p>
      <p className={styles.actions}>
        <button type="button" className="button button--signal" onClick={tryAgain}>
          Try again
        </button>
        <a className="button" href="/">
          Home page
        </a>
      </p>
      <p className={styles.reason}>{error.message}</p>
    </main>
  );
}
