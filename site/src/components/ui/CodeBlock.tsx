import Icon from '@site/src/components/ui/Icon.tsx';
import { useRef, useState } from 'react';
import styles from './CodeBlock.module.css';

interface Props {
  language: string;
  /** The code, highlighted at build time. */
  html: string;
}

export default function CodeBlock({ language, html }: Props) {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    await navigator.clipboard?.writeText(code.current?.textContent ?? '');
    setCopied(true);
  };

  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code
          ref={code}
          className={`language-${language}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, escaped by the highlighter
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <button type="button" className={styles.copy} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span className="visually-hidden" aria-live="polite">
          {copied ? 'Copied' : 'Copy the code'}
        </span>
      </button>
    </div>
  );
}
