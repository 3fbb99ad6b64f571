import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useAsk } from '../../api/ask.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { useQueue } from '../../shell/offline/Queue.tsx';
import { useWide } from '../../shell/screen/use-wide.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { Boats } from './Boats.tsx';
import styles from './Dockside.module.css';
import { type DockBoat, type DockDay, type DockTrip, dayAt, grouped } from './day.ts';
import type { Opened } from './opened.ts';
import { TripCard } from './TripCard.tsx';
import { TripPanel } from './TripPanel.tsx';

/** What happens at the dock: what leaves and returns next, and who is late. */
export default function Dockside() {
  const { day, isToday, dock, onDay } = useViewed();
  const query = { ...(dock && { dockId: dock.id }), ...(!isToday && { date: day }) };
  const asked = useAsk('getDockside', { query }, { keep: true });
  return (
    <div className={styles.dockside}>
      <div className={styles.head}>
        <h1>{label('Planning', 'Dockside')}</h1>
        <Link href={onDay('/planning/dockside/print')} className={styles.print}>
          {label('Planning', 'Dockside', 'Print day sheet')}
        </Link>
      </div>
      <Answered asked={asked} label="Loading the dock">
        {(known) => <Day known={known} />}
      </Answered>
    </div>
  );
}

const TABS = ['Now', 'Later', 'Out', 'Boats'] as const;
type Tab = (typeof TABS)[number];

function Day({ known }: { known: DockDay }) {
  const now = useNow();
  const { waiting } = useQueue();
  // From there on a trip fits beside the list.
  const isWide = useWide('75rem');
  const [tab, setTab] = useState<Tab>('Now');
  const { trips, boats } = dayAt(known, waiting, now);
  // Today leads here with one booking in mind.
  const wanted = new URLSearchParams(useSearch()).get('booking');
  const [opened, open] = useState<Opened | null>(() => {
    const found = trips.find(({ reference }) => reference === wanted);
    return found ? { key: found.key, choosing: null } : null;
  });
  const { late, ready, later, out, back } = grouped(trips);
  const first = late[0] ?? ready[0] ?? out[0] ?? later[0];
  const preselected = isWide && first ? { key: first.key, choosing: null } : null;
  const shown = opened ?? preselected;
  const trip = trips.find(({ key }) => key === shown?.key);
  const count: Record<Tab, number> = {
    Now: late.length + ready.length,
    Later: later.length,
    Out: out.length,
    Boats: boats.filter(({ state }) => state === 'free').length,
  };
  // A trip that has gone from the list has nothing to show any more.
  useEffect(() => {
    if (opened && !trip) open(null);
  }, [opened, trip]);

  if (trips.length === 0 && boats.length === 0) {
    return (
      <State kind="empty" title="Nothing leaves or returns">
        There is no confirmed trip on this day at your docks.
      </State>
    );
  }
  const list = (some: readonly DockTrip[]) =>
    some.map((one) => (
      <TripCard key={one.key} trip={one} boats={boats} isOpen={one.key === trip?.key} open={open} />
    ));
  const handOutFrom = (boat: DockBoat) =>
    ready.filter((one) => one.boatModelId === boat.boatModelId && one.dockId === boat.dockId);
  const fleet = <Boats boats={boats} trips={trips} readyFor={handOutFrom} open={open} />;
  return (
    <>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">What to show</legend>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {label('Planning', 'Dockside', name)} <span>{count[name]}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.columns} data-tab={tab}>
        <section className={styles.leaving} aria-label={label('Planning', 'Dockside', 'Leaving')}>
          <h2>{label('Planning', 'Dockside', 'Leaving')}</h2>
          <div className={styles.now}>{!isWide && list(late)}</div>
          <div className={styles.now}>{list(ready)}</div>
          <div className={styles.later}>{list(later)}</div>
          {!isWide && count.Now === 0 && (
            <p className={`${styles.none} ${styles.now}`}>Nothing to hand out just now.</p>
          )}
          {!isWide && later.length === 0 && (
            <p className={`${styles.none} ${styles.later}`}>Nothing leaves later.</p>
          )}
          {isWide && ready.length + later.length === 0 && (
            <p className={styles.none}>Nothing leaves any more.</p>
          )}
        </section>
        <section className={styles.out} aria-label="On the water">
          <h2>{label('Planning', 'Dockside', 'Out')}</h2>
          {list(out)}
          {out.length === 0 && <p className={styles.none}>No boat is out.</p>}
          {back.length > 0 && (
            <details className={styles.back}>
              <summary>
                {label('Planning', 'Dockside', 'Back')} {back.length}
              </summary>
              {list(back)}
            </details>
          )}
        </section>
        {isWide && (
          <section className={styles.detail} aria-label="Trip">
            {trip && shown ? (
              <TripPanel key={trip.key} trip={trip} boats={boats} opened={shown} open={open} />
            ) : (
              <p className={styles.none}>Choose a trip.</p>
            )}
          </section>
        )}
        <div className={styles.fleet}>{fleet}</div>
      </div>
      {!isWide && trip && opened && (
        <TripPanel key={trip.key} trip={trip} boats={boats} opened={opened} open={open} asSheet />
      )}
    </>
  );
}
