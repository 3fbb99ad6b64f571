import { Dialog, Notice, TickField } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useCall, useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { DialogFoot } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useMoney } from '../../shell/words/money.ts';
import { dayPeriodText } from '../../shell/words/times.ts';
import type { BoardBooking } from './answer.ts';
import styles from './planning.module.css';

/** A trip with its new time, which nobody has saved yet. */
export interface Move {
  booking: BoardBooking;
  timeZone: string;
  pickup: string;
  return: string;
}

type Preview = Answer<'previewTeamChange'>;

interface MoveDialogProps {
  move: Move;
  close: () => void;
  onMoved: () => void;
}

/** What a new time would cost and what is in its way, before anything is saved. */
export function MoveDialog({ move, close, onMoved }: MoveDialogProps) {
  const { booking, timeZone, pickup } = move;
  const call = useCall();
  const change = { seenUpdatedAt: booking.updatedAt, pickup, return: move.return };
  const preview = useQuery<Preview, ApiError>({
    queryKey: ['previewTeamChange', booking.id, change],
    queryFn: ({ signal }) =>
      call('previewTeamChange', { params: { id: booking.id }, body: change }, { signal }),
  });
  const name = booking.customerName ?? booking.reference;
  return (
    <Dialog title={`Move the trip of ${name}`} close="Close" onClose={close}>
      <p>
        <s>{dayPeriodText(booking.pickup, booking.return, timeZone)}</s>
        <br />
        <b>{dayPeriodText(pickup, move.return, timeZone)}</b>
      </p>
      <Answered asked={preview} label="The new price is being worked out." lines={3}>
        {(known) => <Decision {...{ move, known, close, onMoved }} />}
      </Answered>
    </Dialog>
  );
}

function Decision({ move, known, close, onMoved }: MoveDialogProps & { known: Preview }) {
  const { booking } = move;
  const money = useMoney();
  const toasts = useToasts();
  const [notifyCustomer, setNotify] = useState(true);
  const write = useWrite('moveBooking');
  const takeBack = useWrite('undo');
  const difference = known.after - known.before;

  const save = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(
      {
        params: { id: booking.id },
        body: {
          seenUpdatedAt: booking.updatedAt,
          pickup: move.pickup,
          return: move.return,
          notifyCustomer,
          expectedTotal: known.after,
        },
      },
      {
        onSuccess: ({ undo }) => {
          toasts.done(`Moved the trip of ${booking.customerName ?? booking.reference}.`, () =>
            takeBack.mutateAsync({ params: { id: undo.id } }),
          );
          onMoved();
          close();
        },
        onError: (error) => toasts.wrong(error),
      },
    );
  };

  if (known.problems.length > 0) {
    return (
      <Notice kind="warn" live title="The trip cannot be moved there">
        <ul className={styles.problems}>
          {known.problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <form onSubmit={save} className={styles.form}>
      <dl className={styles.facts}>
        <dt>Price</dt>
        <dd>
          {money(known.before)} → {money(known.after)}
        </dd>
        <dt>Difference</dt>
        <dd>{difference === 0 ? 'none' : `${difference > 0 ? '+' : ''}${money(difference)}`}</dd>
        <dt>{label('Bookings', 'Finances', 'Balance')}</dt>
        <dd>{money(known.balance)}</dd>
      </dl>
      <TickField
        label={label('Bookings', 'New booking', 'Notify customer')}
        checked={notifyCustomer}
        onChange={({ target }) => setNotify(target.checked)}
      />
      <DialogFoot action={label('Save')} busy={write.isPending} onClose={close} />
    </form>
  );
}
