import { Button } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { label } from '../../shell/label.ts';
import { bookingPath } from '../../shell/paths.ts';
import { CashPayment } from './CashPayment.tsx';
import styles from './Checklist.module.css';
import { checklistOf } from './checklist.ts';
import { DepositCode } from './DepositCode.tsx';
import { type DockTrip, isOut } from './day.ts';
import { SignWaivers } from './SignWaivers.tsx';

interface ChecklistProps {
  trip: DockTrip;
  briefed: boolean;
  onBriefed: (briefed: boolean) => void;
}

const SIGNS = { done: 'M3 8.5l3.5 3.5L13 5', warns: 'M8 3v6M8 12v1', stops: 'M4 4l8 8M12 4l-8 8' };
const WORDS = { done: 'Done', warns: 'Warning', stops: 'Stops the hand-out' };

/** What is gone through with the customer. It warns and leaves the decision with the dock host. */
export function Checklist({ trip, briefed, onBriefed }: ChecklistProps) {
  const hasLeft = isOut(trip) || trip.state === 'back';
  const [isSigning, setSigning] = useState(false);
  return (
    <section className={styles.checklist}>
      <h3>{label('Planning', 'Dockside', 'Checklist')}</h3>
      <ul>
        {checklistOf(trip).map(({ line, text, kind }) => (
          <li key={`${line} ${text}`} data-kind={kind}>
            <svg viewBox="0 0 16 16" role="img" aria-label={WORDS[kind]}>
              <path d={SIGNS[kind]} />
            </svg>
            <b>{label('Planning', 'Dockside', line)}</b>
            <span>{text}</span>
            {kind !== 'done' && line === 'Waiver' && (
              <Button onClick={() => setSigning(true)}>
                {label('Planning', 'Dockside', 'Sign')}
              </Button>
            )}
            {kind !== 'done' && line === 'Balance' && <CashPayment trip={trip} />}
            {kind !== 'done' && line === 'Deposit' && trip.state !== 'back' && (
              <DepositCode trip={trip} />
            )}
            {line === 'Deposit' && trip.state === 'back' && trip.deposits.some(isHeld) && (
              <Link href={bookingPath(trip.reference, 'finances')}>
                {label('Planning', 'Dockside', 'Release')}
              </Link>
            )}
          </li>
        ))}
        <li data-kind={briefed ? 'done' : 'warns'}>
          <label className={styles.briefing}>
            <input
              type="checkbox"
              checked={briefed}
              disabled={hasLeft}
              onChange={({ target }) => onBriefed(target.checked)}
            />
            <b>{label('Planning', 'Dockside', 'Briefing')}</b>
            <span>{briefingText(briefed, hasLeft)}</span>
          </label>
        </li>
      </ul>
      {isSigning && <SignWaivers trip={trip} onClose={() => setSigning(false)} />}
    </section>
  );
}

/** Money that a card holds now; what never came cannot be released, and what was charged is refunded. */
function isHeld({ taking, state }: DockTrip['deposits'][number]): boolean {
  return taking === 'hold' && state === 'in_place';
}

function briefingText(briefed: boolean, hasLeft: boolean): string {
  if (hasLeft && !briefed) return 'Not ticked at hand-out';
  return briefed ? 'Boat, waters and return explained' : 'Explain boat, waters and return';
}
