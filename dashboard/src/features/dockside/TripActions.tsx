import { Button } from '@slipway/ui';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../shell/label.ts';
import { CallLink } from './CallLink.tsx';
import { type DockTrip, isOut } from './day.ts';
import type { Opened } from './opened.ts';
import styles from './TripActions.module.css';
import type { useSteps } from './use-steps.ts';

interface TripActionsProps {
  trip: DockTrip;
  busy: boolean;
  steps: ReturnType<typeof useSteps>;
  run: (step: () => Promise<boolean>) => Promise<void>;
  choose: (how: Opened['choosing']) => void;
}

/** Everything that can be done with a trip as it stands. */
export function TripActions({ trip, busy, steps, run, choose }: TripActionsProps) {
  const { boat, state } = trip;
  return (
    <div className={styles.actions}>
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
          <FinalButton
            label={label('Planning', 'Dockside', 'Stop motor')}
            disabled={busy}
            title={`Stop the motor of ${boat.name}?`}
            action="Stop it now"
            does="stopMotor"
            input={{ params: { id: boat.id } }}
            done={`${boat.name} is locked.`}
          >
            <p>{trip.customerName} may be under way: the boat drifts until it is started again.</p>
          </FinalButton>
        </>
      )}
      <CallLink trip={trip} withNumber />
    </div>
  );
}
