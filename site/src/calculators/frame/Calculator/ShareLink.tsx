import Icon from '@site/src/components/Icon/index.tsx';
import clsx from 'clsx';
import { useState } from 'react';
import type { Texts } from '../field.ts';
import { writeQuery } from '../shared-query.ts';
import styles from './styles.module.css';

interface Props {
  id: string;
  /** What the button says. */
  label: string | undefined;
  start: Texts;
  texts: Texts;
  startAgain: () => void;
}

/** Copies an address that brings these values; without a clipboard the address bar shows it. */
export default function ShareLink({ id, label = 'Copy link', start, texts, startAgain }: Props) {
  const query = writeQuery('', id, start, texts);
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async () => {
    const address = new URL(`${window.location.pathname}${query}#${id}`, window.location.origin);
    try {
      await navigator.clipboard.writeText(address.href);
      setCopied(query);
    } catch {
      window.location.assign(address);
    }
  };

  const isCopied = copied === query;
  return (
    <p className={clsx(styles.tools, 'no-print')}>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied ? 'Link copied' : label}</span>
      </button>
      {query !== '' && (
        <button type="button" className="button" onClick={startAgain}>
          Back to the example
        </button>
      )}
    </p>
  );
}
