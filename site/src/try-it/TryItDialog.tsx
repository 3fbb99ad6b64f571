import manifest from '@generated/slipway-sandbox/default/manifest.json';
import { coverPage } from '@site/src/components/ui/cover-page.ts';
import { useEffect, useId, useRef, useState } from 'react';
import Ground from '../sandbox/Ground.tsx';
import { isMetered, resetWorld, useVisit } from '../sandbox/visit.ts';
import { answerFrame } from './answer-frame.ts';
import { FRAMED_DASHBOARD } from './framed-dashboard.ts';
import StepsBeside from './StepsBeside.tsx';
import { openSaturday } from './saturday.ts';
import type { TryItStart } from './start.ts';
import styles from './TryItDialog.module.css';

interface Props {
  title: string;
  start: TryItStart;
  onClose(): void;
}

const SEEN_AT = new Date(manifest.documentedMoment).toLocaleString('en-US', {
  timeZone: manifest.timeZone,
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** The dashboard on the API in this tab, over the page, beside the steps of the guide. */
export default function TryItDialog({ title, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { sandbox, world, hasOtherTab } = useVisit();
  const [isAsking, setAsking] = useState(false);
  const [isReady, setReady] = useState(false);
  const [said, setSaid] = useState('');
  const id = useId();

  const begin = () => {
    setAsking(false);
    // Why it failed is told by the ground.
    openSaturday(title).then(
      () => setReady(true),
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, because the reader pressed Try it once
  useEffect(() => {
    dialog.current?.showModal();
    coverPage(true);
    if (sandbox.is !== 'open' && isMetered()) setAsking(true);
    else begin();
    return () => coverPage(false);
  }, []);

  const startOver = async () => {
    setReady(false);
    await resetWorld();
    setReady(true);
    setSaid('The day is as it was at first.');
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header className={styles.head}>
        <div className={styles.about}>
          <h2 id={id}>{title}</h2>
          <p>
            You are {start.name}, {start.role} at Heron Bay Boats. It is {SEEN_AT}.
          </p>
        </div>
        <div className={styles.actions}>
          <button type="button" className="button" disabled={!isReady} onClick={startOver}>
            Start over
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </header>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <StepsBeside />
      {isReady ? (
        <iframe
          key={world}
          className={styles.frame}
          title="The dashboard of Heron Bay Boats"
          src={FRAMED_DASHBOARD}
          allow="clipboard-write"
          onLoad={({ currentTarget: { contentWindow } }) => {
            if (!contentWindow) return;
            answerFrame({
              window: contentWindow,
              memberId: start.memberId,
              handover: { path: start.screen, colors: shownColors() },
              onLeave: () => dialog.current?.close(),
              onOutside: (address) => setSaid(`${address} is outside of this tab.`),
            });
          }}
        />
      ) : (
        <div className={styles.ground}>
          <Ground
            state={sandbox}
            start="open"
            ownMachine="/api/#sandbox"
            isAsking={isAsking}
            hasOtherTab={hasOtherTab}
            onAgree={begin}
            onDecline={() => dialog.current?.close()}
          />
        </div>
      )}
    </dialog>
  );
}

function shownColors(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
