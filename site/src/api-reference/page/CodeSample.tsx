import type { ReactNode } from 'react';
import type { SampleLanguageId } from '../../samples/language-labels.ts';
import styles from './CodeSample.module.css';

interface CodeSampleProps {
  title: string;
  /** The same request in every language, as HTML. */
  codes: Record<SampleLanguageId, string>;
}

/** A request in every language, of which the chosen one is shown. */
export default function CodeSample({ title, codes }: CodeSampleProps) {
  return (
    <SampleFrame title={title}>
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
  children: ReactNode;
}

/** What code and JSON stand in. The script of the page handles the copy button. */
export function SampleFrame({ title, children }: SampleFrameProps) {
  return (
    <figure className={styles.frame} data-sample>
      <figcaption className={styles.title}>
        {title}
        <button type="button" className={styles.copy} data-copy>
          Copy
        </button>
      </figcaption>
      {children}
    </figure>
  );
}
