import { asRoute } from '@site/src/asRoute.ts';
import Icon from '@site/src/components/Icon/index.tsx';
import { useState } from 'react';
import styles from './styles.module.css';

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
      const answer = await fetch(twin);
      if (!answer.ok) throw new Error(`${twin} answered ${answer.status}`);
      await navigator.clipboard.writeText(await answer.text());
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
