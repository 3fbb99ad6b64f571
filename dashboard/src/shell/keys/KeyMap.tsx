import { Dialog } from '@slipway/ui';
import { useState } from 'react';
import styles from './KeyMap.module.css';
import { type Key, useKey, useKeyList } from './keys.tsx';

/** What every key does, under `?`. */
export function KeyMap() {
  const list = useKeyList();
  const [shown, setShown] = useState<readonly Key[] | null>(null);
  useKey('?', 'Show this list', () => setShown(list()));
  if (!shown) return null;
  const places = new Set(shown.map(({ where }) => where));
  return (
    <Dialog title="Keys" close="Close" onClose={() => setShown(null)}>
      {[...places].map((place) => (
        <section key={place} className={styles.place}>
          <h3>{place}</h3>
          <dl>
            {shown
              .filter(({ where }) => where === place)
              .map(({ keys, does }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>{NAMES[key] ?? key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
};
