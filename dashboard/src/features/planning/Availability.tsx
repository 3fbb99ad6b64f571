import { localMoment } from '@slipway/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { useAsk } from '../../app/ask.ts';
import type { Answer } from '../../app/call.ts';
import { useFacts } from '../../app/facts.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { counted } from '../../shell/words/counted.ts';
import { timeText } from '../../shell/words/times.ts';
import styles from './planning.module.css';

type FreeBoats = Answer<'getFreeBoats'>;
type Model = FreeBoats['models'][number];
type Half = Model['halfHours'][number];

/** Free boats per model and half hour, and who has the others. */
export default function Availability() {
  const { docks } = useFacts();
  const { day, dock, setDock } = useViewed();
  const first = docks[0];
  return (
    <div className={styles.screen}>
      <h1>{label('Planning', 'Availability')}</h1>
      {dock || !first ? (
        <AtDock dockId={dock?.id ?? ''} day={day} />
      ) : (
        <State
          kind="empty"
          title="Choose a dock"
          action={{ label: first.name, run: () => setDock(first.id) }}
        >
          Free boats are counted dock by dock.
        </State>
      )}
    </div>
  );
}

function AtDock({ dockId, day }: { dockId: string; day: string }) {
  const asked = useAsk('getFreeBoats', { query: { dockId, date: day } }, { keep: true });
  return (
    <Answered asked={asked} label="Free boats are being counted.">
      {({ models, timeZone }) =>
        models.length === 0 ? (
          <State kind="empty" title="No boats lie here on this day">
            Look at another day, or place boats under Inventory.
          </State>
        ) : (
          models.map((model) => <OfModel key={model.id} model={model} timeZone={timeZone} />)
        )
      }
    </Answered>
  );
}

/** Nobody hands out boats at night. */
const FIRST_HOUR = 6;
const LAST_HOUR = 22;

function OfModel({ model, timeZone }: { model: Model; timeZone: string }) {
  const now = useNow();
  const shown = model.halfHours.filter(({ moment }) => {
    const { minutes } = localMoment(Date.parse(moment), timeZone);
    return minutes >= FIRST_HOUR * 60 && minutes < LAST_HOUR * 60;
  });
  const current = shown.find(({ moment }) => Date.parse(moment) + 30 * 60_000 > now);
  const [chosen, setChosen] = useState<string | null>(null);
  const half = shown.find(({ moment }) => moment === chosen) ?? current ?? shown[0];
  return (
    <section aria-label={model.name}>
      <h2 className={styles.model}>{model.name}</h2>
      <div className={styles.scroll}>
        <ul className={styles.halves}>
          {shown.map(({ moment, free }) => (
            <li key={moment} ref={moment === current?.moment ? showFirst : undefined}>
              <button
                type="button"
                className={styles.half}
                data-free={free}
                aria-pressed={moment === half?.moment}
                onClick={() => setChosen(moment)}
              >
                <small>{timeText(moment, timeZone)}</small> <b>{free}</b>
                <span className="visually-hidden"> {free === 1 ? 'boat' : 'boats'} free</span>
              </button>
            </li>
          ))}
        </ul>
        {half && <Reasons half={half} model={model} timeZone={timeZone} />}
      </div>
    </section>
  );
}

/** The half hour of now is seen without scrolling. */
function showFirst(item: HTMLElement | null): void {
  const list = item?.parentElement;
  if (list) list.scrollLeft = item.offsetLeft - list.offsetLeft;
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
