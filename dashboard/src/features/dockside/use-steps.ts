import { useQueryClient } from '@tanstack/react-query';
import { useCall, useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useClock } from '../../shell/clock/now.ts';
import { useQueue } from '../../shell/offline/Queue.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import type { DockBoat, DockTrip } from './day.ts';

type StepAnswer = Pick<Answer<'endTrip'>, 'undo' | 'motorSilent'>;

const NO_ANSWER = 'The device does not answer. Follow the key plan of your company.';

/** What can be done with a trip at the dock. Hand-out and end also work without reception. */
export function useSteps() {
  const call = useCall();
  const queries = useQueryClient();
  const { perform } = useQueue();
  const toasts = useToasts();
  const clock = useClock();
  const swap = useWrite('swapBoat');
  const pause = useWrite('pauseTrip');
  const resume = useWrite('resumeTrip');
  const start = useWrite('startMotor');
  const stop = useWrite('stopMotor');
  const mark = useWrite('markOrders');

  const stepOf = ({ bookingId, number, updatedAt }: DockTrip) => ({
    params: { id: bookingId },
    body: { number, seenUpdatedAt: updatedAt },
  });
  const said = (text: string, answer: StepAnswer) => {
    toasts.done(text, async () => {
      await call('undo', { params: { id: answer.undo.id }, body: {} });
      await queries.invalidateQueries();
    });
    if (answer.motorSilent) toasts.wrong(NO_ANSWER);
  };
  /** Runs a step and says what came of it; a refusal is said in the words of the API. */
  const attempt = async (run: () => Promise<void>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      toasts.wrong(error);
      await queries.invalidateQueries();
      return false;
    }
  };

  return {
    handOut: (trip: DockTrip, boat: DockBoat, briefed: boolean) =>
      attempt(async () => {
        const { params, body } = stepOf(trip);
        const at = new Date(clock()).toISOString();
        const what = `Hand out ${boat.name}, ${trip.customerName}`;
        const input = { params, body: { ...body, at, boatId: boat.id, briefed } };
        const outcome = await perform('handOut', input, what);
        if (outcome !== 'waits')
          said(`${boat.name} is out with ${trip.customerName}.`, outcome.sent);
      }),
    end: (trip: DockTrip) =>
      attempt(async () => {
        const { params, body } = stepOf(trip);
        const at = new Date(clock()).toISOString();
        const what = `End trip ${trip.boat?.name}, ${trip.customerName}`;
        const outcome = await perform('endTrip', { params, body: { ...body, at } }, what);
        if (outcome !== 'waits') said(`${trip.boat?.name} is back.`, outcome.sent);
      }),
    swap: (trip: DockTrip, boat: DockBoat) =>
      attempt(async () => {
        const { params, body } = stepOf(trip);
        const answer = await swap.mutateAsync({ params, body: { ...body, boatId: boat.id } });
        said(`${trip.customerName} has ${boat.name} now.`, answer);
      }),
    pause: (trip: DockTrip) =>
      attempt(async () => {
        said(`${trip.boat?.name} is paused.`, await pause.mutateAsync(stepOf(trip)));
      }),
    resume: (trip: DockTrip) =>
      attempt(async () => {
        said(`${trip.boat?.name} goes on.`, await resume.mutateAsync(stepOf(trip)));
      }),
    motor: (boat: Pick<DockBoat, 'id' | 'name'>, order: 'start' | 'stop') =>
      attempt(async () => {
        await (order === 'start' ? start : stop).mutateAsync({ params: { id: boat.id } });
        toasts.done(order === 'start' ? `${boat.name} is unlocked.` : `${boat.name} is locked.`);
      }),
    giveAddOns: (trip: DockTrip) =>
      attempt(async () => {
        const lines = trip.addOns
          .filter(({ state }) => state !== 'handed_out')
          .map(({ addOnId, quantity }) => ({ bookingId: trip.bookingId, addOnId, quantity }));
        await mark.mutateAsync({ body: { state: 'handed_out', lines } });
        toasts.done('Add-ons are handed out.');
      }),
  };
}
