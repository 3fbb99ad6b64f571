import { Button, Dialog } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { label } from '../../shell/label.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { lengthText, periodText, timeText } from '../../shell/words/times.ts';
import { Checklist } from './Checklist.tsx';
import { ChooseBoat } from './ChooseBoat.tsx';
import styles from './Dockside.module.css';
import type { Opened } from './Dockside.tsx';
import { type DockBoat, type DockTrip, freeBoats, isOut } from './day.ts';
import { Notes } from './Notes.tsx';
import { StateMark } from './StateMark.tsx';
import { useSteps } from './use-steps.ts';

interface TripPanelProps {
  trip: DockTrip;
  boats: readonly DockBoat[];
  choosing: Opened['choosing'];
  open: (opened: Opened | null) => void;
  /** Whether it lies over the list, as on a phone. */
  asSheet?: boolean;
}

/** One trip: the checklist, the add-ons, the notes, and everything that can be done with it. */
export function TripPanel({ trip, boats, choosing, open, asSheet = false }: TripPanelProps) {
  const which = trip.boats > 1 ? `, boat ${trip.number} of ${trip.boats}` : '';
  const title = `${trip.customerName}${which}`;
  const content = <Content trip={trip} boats={boats} choosing={choosing} open={open} />;
  if (asSheet) {
    return (
      <div className={styles.sheet}>
        <Dialog title={title} close="Close" onClose={() => open(null)}>
          {content}
        </Dialog>
      </div>
    );
  }
  return (
    <>
      <h2>{title}</h2>
      {content}
    </>
  );
}

function Content({ trip, boats, choosing, open }: Omit<TripPanelProps, 'asSheet'>) {
  const { timeZone, day } = useViewed();
  const steps = useSteps();
  const [briefed, setBriefed] = useState(trip.briefed);
  const [busy, setBusy] = useState(false);
  const isLate = trip.minutesLate > 0;
  const choose = (how: Opened['choosing']) => open({ key: trip.key, choosing: how });
  const run = async (step: () => Promise<boolean>) => {
    setBusy(true);
    const done = await step();
    setBusy(false);
    return done;
  };
  const chosen = async (boat: DockBoat) => {
    const done = await run(() =>
      choosing === 'swap' ? steps.swap(trip, boat) : steps.handOut(trip, boat, briefed),
    );
    if (done) open(null);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <StateMark state={trip.state} isLate={isLate} waits={trip.waits} />
        <p>
          <strong>{periodText(trip.pickup, trip.return, { timeZone, day })}</strong>
          {isLate && (
            <strong className={styles.lateText}> {lengthText(trip.minutesLate)} late</strong>
          )}
        </p>
        <p>
          {[
            trip.boat?.name,
            trip.boatModelName,
            counted(trip.people, 'person', 'people'),
            trip.partnerName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>
          <Link href={`/bookings/${trip.reference}`}>{trip.reference}</Link>
          {trip.outAt && <> · left {timeText(trip.outAt, timeZone)}</>}
          {trip.backAt && <> · back {timeText(trip.backAt, timeZone)}</>}
        </p>
      </div>
      <Checklist trip={trip} briefed={briefed} onBriefed={setBriefed} />
      <Notes trip={trip} />
      {trip.addOns.length > 0 && (
        <section className={styles.extras}>
          <h3>{label('Planning', 'Dockside', 'Add-ons')}</h3>
          <ul>
            {trip.addOns.map(({ addOnId, name, quantity, state, changed }) => (
              <li key={addOnId}>
                {quantity} × {name}
                {changed && <b className={styles.changed}> changed</b>}
                <span>{ORDER_WORDS[state]}</span>
              </li>
            ))}
          </ul>
          {trip.addOns.some(({ state }) => state !== 'handed_out') && (
            <Button onClick={() => void run(() => steps.giveAddOns(trip))}>
              {label('Orders', 'Handed out')}
            </Button>
          )}
        </section>
      )}
      {choosing ? (
        <ChooseBoat
          trip={trip}
          boats={freeBoats(trip, boats)}
          how={choosing}
          busy={busy}
          onChoose={(boat) => void chosen(boat)}
          onLeave={() => choose(null)}
        />
      ) : (
        <Actions trip={trip} busy={busy} run={run} steps={steps} choose={choose} />
      )}
    </div>
  );
}

const ORDER_WORDS = {
  to_prepare: label('Orders', 'To prepare'),
  ready: label('Orders', 'Ready'),
  handed_out: label('Orders', 'Handed out'),
};

interface ActionsProps {
  trip: DockTrip;
  busy: boolean;
  steps: ReturnType<typeof useSteps>;
  run: (step: () => Promise<boolean>) => Promise<boolean>;
  choose: (how: Opened['choosing']) => void;
}

function Actions({ trip, busy, steps, run, choose }: ActionsProps) {
  const { boat, state } = trip;
  return (
    <div className={styles.steps}>
      {(state === 'ready' || state === 'waiting') && (
        <Button
          look="primary"
          disabled={state === 'waiting' || busy}
          onClick={() => choose('handOut')}
        >
          {label('Planning', 'Dockside', 'Hand out')}
        </Button>
      )}
      {state === 'waiting' && <p>It can be handed out from 45 minutes before pickup on.</p>}
      {isOut(trip) && (
        <Button look="primary" disabled={busy} onClick={() => void run(() => steps.end(trip))}>
          {label('Planning', 'Dockside', 'End trip')}
        </Button>
      )}
      {boat && state !== 'back' && (
        <Button disabled={busy} onClick={() => choose('swap')}>
          {label('Planning', 'Dockside', 'Swap boat')}
        </Button>
      )}
      {state === 'out' && (
        <Button disabled={busy} onClick={() => void run(() => steps.pause(trip))}>
          {label('Planning', 'Dockside', 'Pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button disabled={busy} onClick={() => void run(() => steps.resume(trip))}>
          {label('Planning', 'Dockside', 'Go on')}
        </Button>
      )}
      {boat?.connected && state !== 'back' && (
        <>
          <Button disabled={busy} onClick={() => void run(() => steps.motor(boat, 'start'))}>
            {label('Planning', 'Dockside', 'Start motor')}
          </Button>
          <Button disabled={busy} onClick={() => void run(() => steps.motor(boat, 'stop'))}>
            {label('Planning', 'Dockside', 'Stop motor')}
          </Button>
        </>
      )}
      {trip.phoneNumber && (
        <a className={styles.call} href={`tel:${trip.phoneNumber}`}>
          {label('Planning', 'Dockside', 'Call')} {trip.phoneNumber}
        </a>
      )}
    </div>
  );
}
