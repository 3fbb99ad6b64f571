import type { ReactNode } from 'react';
import type { Code } from '../../samples/highlighted-samples.ts';
import type { SampleLanguageId } from '../../samples/language-labels.ts';
import styles from './CodeSample.module.css';

interface CodeSampleProps {
  title: string;
  /** The same request in every language. */
  codes: Record<SampleLanguageId, Code>;
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
      {Object.entries(codes).map(([language, { html, colors }]) => (
        <pre
          key={language}
          className={styles.code}
          data-language={language}
          data-colors={colors}
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
        {runs && (
          <button
            type="button"
            className={styles.button}
            data-run={`${runs.operation}/${runs.example}`}
          >
            Run
          </button>
        )}
        <button type="button" className={styles.button} data-copy>
          Copy
        </button>
      </figcaption>
      {children}
    </figure>
  );
}
