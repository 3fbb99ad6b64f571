import { asRoute } from '@site/src/asRoute.ts';
import Icon from '@site/src/components/ui/Icon.tsx';
import { useState } from 'react';
import styles from './CopyMarkdown.module.css';

interface Props {
  /** The page's own route; its Markdown twin lies beside it. */
  route: string;
}

/** Copies the Markdown twin of a page; without scripts or clipboard, the twin itself opens. */
export default function CopyMarkdown({ route }: Props) {
  const [copied, setCopied] = useState(false);
  const twin = `${asRoute(route)}index.md`;

  const copy = async () => {
    try {
      const response = await fetch(twin);
      if (!response.ok) throw new Error(`${twin} returned ${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      setCopied(true);
    } catch {
      window.location.assign(twin);
    }
  };

  return (
    <a
      className={styles.link}
      href={twin}
      onClick={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy as Markdown'}</span>
    </a>
  );
}
