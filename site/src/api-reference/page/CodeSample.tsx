import type { ReactNode } from 'react';
import type { SampleLanguageId } from '../../samples/language-labels.ts';
import styles from './CodeSample.module.css';

interface CodeSampleProps {
  title: string;
  /** The same request in every language, as HTML. */
  codes: Record<SampleLanguageId, string>;
  /** The exchange whose request can be run. */
  runs?: Runnable;
}

/** An exchange of the contract, by its operation and its name. */
export interface Runnable {
  operation: string;
  example: string;
}

/** A request in every language, of which the chosen one is shown. */
export default function CodeSample({ title, codes, runs }: CodeSampleProps) {
  return (
    <SampleFrame title={title} runs={runs}>
      {Object.entries(codes).map(([language, html]) => (
        <pre
          key={language}
          className={styles.code}
          data-language={language}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, escaped by the highlighter
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </SampleFrame>
  );
}

interface SampleFrameProps {
  title: string;
  runs?: Runnable | undefined;
  children: ReactNode;
}

/** What code and JSON stand in. The script of the page handles the buttons. */
export function SampleFrame({ title, runs, children }: SampleFrameProps) {
  return (
    <figure className={styles.frame} data-sample>
      <figcaption className={styles.title}>
        {title}
        <span className={styles.buttons}>
          {runs && (
            <button
              type="button"
              className={styles.copy}
              data-run={`${runs.operation}/${runs.example}`}
            >
              Run
            </button>
          )}
          <button type="button" className={styles.copy} data-copy>
            Copy
          </button>
        </span>
      </figcaption>
      {children}
    </figure>
  );
}
