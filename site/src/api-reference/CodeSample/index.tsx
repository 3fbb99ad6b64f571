import type { SampleLanguageId } from '../../samples/language-labels.ts';
import SampleFrame from '../SampleFrame/index.tsx';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The same request in every language, as HTML. */
  codes: Record<SampleLanguageId, string>;
}

/** A request in every language, of which the chosen one is shown. */
export default function CodeSample({ title, codes }: Props) {
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
