import Icon from '@site/src/components/ui/Icon.tsx';
import { lazy, Suspense, useState } from 'react';
import type { TryItStart } from './start.ts';
import styles from './TryIt.module.css';

interface Props {
  title: string;
  start: TryItStart;
}

const TryItDialog = lazy(() => import('./TryItDialog.tsx'));

/** Opens the guide's screen inside the page. Nothing of it is loaded before. */
export default function TryIt({ title, start }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.offer}>
      <button type="button" className="button button--signal" onClick={() => setOpen(true)}>
        <Icon name="play" />
        Try it
      </button>
      <p className={styles.hint}>
        Opens the real screen here, as {start.name} sees it. Nothing that you do leaves this tab.
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <TryItDialog title={title} start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
