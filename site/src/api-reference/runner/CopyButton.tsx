import { useState } from 'react';
import styles from './Runner.module.css';

interface CopyButtonProps {
  text(): string;
  children: string;
}

export default function CopyButton({ text, children }: CopyButtonProps) {
  const [done, setDone] = useState('');
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text()).then(
      () => setDone('Copied'),
      () => setDone('Not copied'),
    );
    setTimeout(() => setDone(''), 1500);
  };
  return (
    <button type="button" className={styles.plain} onClick={copy}>
      {done || children}
    </button>
  );
}
