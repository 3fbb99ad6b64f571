import { useState } from 'react';
import { Link } from 'wouter';
import { useAsk } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { timeText } from '../../shell/words/times.ts';
import { NoBoats } from './NoBoats.tsx';
import styles from './planning.module.css';

type FreeBoats = Answer<'getFreeBoats'>;
type Model = FreeBoats['models'][number];
type Half = Model['halfHours'][number];

/** Free boats per model and half hour, and who has the others. */
export default function Availability() {
  const { docks } = useFacts();
  const { day, dock: viewed, setDock } = useViewed();
  // Whoever works at one dock has no choice to make.
  const dock = viewed ?? (docks.length === 1 ? docks[0] : undefined);
  return (
    <Screen title={label('Planning', 'Availability')}>
      {dock ? (
        <AtDock dockId={dock.id} day={day} />
      ) : (
        <State
          kind="empty"
          title="Choose a dock"
          action={docks.map(({ id, name }) => ({ label: name, run: () => setDock(id) }))}
        >
          Free boats are counted dock by dock.
        </State>
      )}
    </Screen>
  );
}

function AtDock({ dockId, day }: { dockId: string; day: string }) {
  const asked = useAsk('getFreeBoats', { query: { dockId, date: day } }, { keep: true });
  return (
    <Answered asked={asked} label="Free boats are being counted.">
      {({ models, timeZone }) =>
        models.length === 0 ? (
          <NoBoats />
        ) : (
          models.map((model) => <OfModel key={model.id} {...{ model, models, timeZone }} />)
        )
      }
    </Answered>
  );
}

/** The hours in which trips can be under way: those of the model, or of all when none of it leaves. */
function hoursOf(model: Model, models: readonly Model[]): { from: string; to: string } | null {
  const leaving = model.firstPickup === null ? models : [model];
  const from = leaving.flatMap(({ firstPickup }) => firstPickup ?? []).sort()[0];
  const to = leaving
    .flatMap(({ lastReturn }) => lastReturn ?? [])
    .sort()
    .at(-1);
  return from && to ? { from, to } : null;
}

/** These hours, and those of trips outside of them; a boat that is out overnight opens none. */
function halfHoursShown(model: Model, models: readonly Model[]): Half[] {
  const { halfHours } = model;
  const hours = hoursOf(model, models);
  const overnight = new Set(
    [halfHours[0], halfHours.at(-1)].flatMap((half) => half?.takenBy.map(nameOf) ?? []),
  );
  const isShown = ({ moment, takenBy }: Half, index: number) =>
    (hours !== null &&
      moment < hours.to &&
      (halfHours[index + 1]?.moment ?? moment) > hours.from) ||
    takenBy.some((taken) => taken.kind === 'booking' && !overnight.has(nameOf(taken)));
  const first = halfHours.findIndex(isShown);
  return first === -1 ? [] : halfHours.slice(first, halfHours.findLastIndex(isShown) + 1);
}

const nameOf = ({ reference, name }: Half['takenBy'][number]) => reference ?? name;

const HALF_HOUR_MS = 30 * 60_000;

interface OfModelProps {
  model: Model;
  models: readonly Model[];
  timeZone: string;
}

function OfModel({ model, models, timeZone }: OfModelProps) {
  const now = useNow();
  const shown = halfHoursShown(model, models);
  const current = shown.find(({ moment }) => Date.parse(moment) + HALF_HOUR_MS > now);
  const [chosen, setChosen] = useState<string | null>(null);
  const half = shown.find(({ moment }) => moment === chosen) ?? current ?? shown[0];
  return (
    <section aria-label={model.name}>
      <h2 className={styles.model}>{model.name}</h2>
      {model.firstPickup === null && <p className={styles.past}>None leaves on this day.</p>}
      {half && (
        <div className={styles.strip}>
          <ul className={styles.halves}>
            {shown.map(({ moment, free }) => (
              <li key={moment}>
                <button
                  type="button"
                  className={styles.half}
                  data-free={free}
                  aria-pressed={moment === half.moment}
                  onClick={() => setChosen(moment)}
                >
                  <small>{timeText(moment, timeZone)}</small> <b>{free}</b>
                  <span className="visually-hidden"> {free === 1 ? 'boat' : 'boats'} free</span>
                </button>
              </li>
            ))}
          </ul>
          <Reasons half={half} model={model} timeZone={timeZone} />
        </div>
      )}
    </section>
  );
}

interface ReasonsProps {
  half: Half;
  model: Model;
  timeZone: string;
}

function Reasons({ half, model, timeZone }: ReasonsProps) {
  return (
    <div className={styles.reasons} aria-live="polite">
      <b>{timeText(half.moment, timeZone)}</b>: {half.free} of {half.inService} in service are free.
      <ul>
        {half.takenBy.map(({ kind, reference, name, boats }) => (
          <li key={kind + reference + name}>
            {reference ? <Link href={`/bookings/${reference}`}>{name}</Link> : name}
            {`, ${counted(boats, 'boat')}${KIND_WORDS[kind]}`}
          </li>
        ))}
        {model.outOfService.length > 0 && <li>Out of service: {model.outOfService.join(', ')}</li>}
      </ul>
    </div>
  );
}

const KIND_WORDS: Record<Half['takenBy'][number]['kind'], string> = {
  booking: '',
  turnaround: ' (turnaround)',
  blockout: ' (blockout)',
};
