import { Dialog } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { bookingPath } from '../../shell/paths.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { lengthText, periodText, shortMomentText } from '../../shell/words/times.ts';
import { AddOns } from './AddOns.tsx';
import { Checklist } from './Checklist.tsx';
import { ChooseBoat } from './ChooseBoat.tsx';
import { type DockBoat, type DockTrip, freeBoats } from './day.ts';
import { Notes } from './Notes.tsx';
import type { Opened } from './opened.ts';
import { TripActions } from './TripActions.tsx';
import styles from './TripPanel.module.css';
import { TripState } from './TripState.tsx';
import { useSteps } from './use-steps.ts';

interface TripPanelProps {
  trip: DockTrip;
  boats: readonly DockBoat[];
  opened: Opened;
  open: (opened: Opened | null) => void;
  /** Whether it lies over the list, as on a phone. */
  asSheet?: boolean;
}

/** One trip: the checklist, the add-ons, the notes, and everything that can be done with it. */
export function TripPanel({ trip, boats, opened, open, asSheet = false }: TripPanelProps) {
  const which = trip.boats > 1 ? `, boat ${trip.number} of ${trip.boats}` : '';
  const title = `${trip.customerName}${which}`;
  const content = <Content trip={trip} boats={boats} opened={opened} open={open} />;
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

function Content({ trip, boats, opened, open }: Omit<TripPanelProps, 'asSheet'>) {
  const steps = useSteps();
  const [briefed, setBriefed] = useState(trip.briefed);
  const [busy, setBusy] = useState(false);
  const { choosing, boatId } = opened;
  const choose = (how: Opened['choosing']) => open({ key: trip.key, choosing: how });
  /** What was done is said below the list, with a way to undo it; a sheet would cover that. */
  const run = async (step: () => Promise<boolean>) => {
    setBusy(true);
    const done = await step();
    setBusy(false);
    if (done) open(null);
  };
  const chosen = (boat: DockBoat) =>
    run(() => (choosing === 'swap' ? steps.swap(trip, boat) : steps.handOut(trip, boat, briefed)));
  return (
    <div className={styles.panel}>
      <Who trip={trip} />
      <Checklist trip={trip} briefed={briefed} onBriefed={setBriefed} />
      <AddOns trip={trip} onGive={() => void steps.giveAddOns(trip)} />
      <Notes trip={trip} />
      {choosing ? (
        <ChooseBoat
          trip={trip}
          boats={freeBoats(trip, boats)}
          meant={boatId}
          how={choosing}
          busy={busy}
          onChoose={(boat) => void chosen(boat)}
          onLeave={() => choose(null)}
        />
      ) : (
        <TripActions trip={trip} busy={busy} run={run} steps={steps} choose={choose} />
      )}
    </div>
  );
}

function Who({ trip }: { trip: DockTrip }) {
  const { timeZone, day } = useViewed();
  const { boat, boatModelName, people, partnerName, minutesLate } = trip;
  const facts = [boat?.name, boatModelName, counted(people, 'person', 'people'), partnerName];
  return (
    <div className={styles.who}>
      <TripState trip={trip} />
      <p>
        <strong>{periodText(trip.pickup, trip.return, { timeZone, day })}</strong>
        {minutesLate > 0 && (
          <strong className={styles.late}> {lengthText(minutesLate)} late</strong>
        )}
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>
        <Link href={bookingPath(trip.reference)}>{trip.reference}</Link>
        {trip.outAt && <> · left {shortMomentText(trip.outAt, { timeZone, day })}</>}
        {trip.backAt && <> · back {shortMomentText(trip.backAt, { timeZone, day })}</>}
      </p>
    </div>
  );
}
