import { useState } from 'react';
import { resetWorld, setClock, TIME_ZONE, useVisit } from '../../sandbox/visit.ts';
import styles from './Runner.module.css';

interface WorldControlsProps {
  /** The clock was set, and the world lies so many weeks later than before. */
  onMoved(weeks: number): void;
}

/** Which world this is and what time it is there. */
export default function WorldControls({ onMoved }: WorldControlsProps) {
  const { sandbox, clock } = useVisit();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const isOff = isBusy || sandbox.is !== 'open';

  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      setSaid(await work());
    } catch {
      setSaid('That did not work. Load the page again.');
    } finally {
      setBusy(false);
    }
  };
  const turn = (isToday: boolean) =>
    act(async () => {
      const { weeks } = await setClock(isToday ? 'today' : 'documented');
      // The trips of the examples lie on the Saturday that comes.
      onMoved(isToday ? weeks + 1 : -(clock.weeks + 1));
      return isToday ? `Everything lies ${weeks} weeks later.` : 'Everything is as documented.';
    });

  return (
    <div className={styles.world}>
      <label>
        <span>Clock</span>
        <select
          value={clock.mode}
          disabled={isOff}
          onChange={({ target }) => turn(target.value === 'today')}
        >
          <option value="documented">
            {dockTime(clock.mode === 'documented' ? clock.now : '')}
          </option>
          <option value="today">Today</option>
        </select>
      </label>
      <button
        type="button"
        className={styles.plain}
        disabled={isOff}
        onClick={() =>
          act(async () => {
            await resetWorld();
            return 'The world is as at first.';
          })
        }
      >
        Reset
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}

/** The documented moment by the clock at the dock. */
function dockTime(now: string): string {
  if (now === '') return 'The documented moment';
  return new Date(now).toLocaleString('en-US', {
    timeZone: TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
}
