import type { CancelCharge } from '@slipway/contract';
import { CANCEL_REASON } from '@slipway/contract/team/booking-words';
import { Button, ChoiceGroup, SelectField, TextField, TickField } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useCall, useWrite } from '../../api/ask.ts';
import type { Answer, Input } from '../../api/call.ts';
import { useMay } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { counted } from '../../shell/words/counted.ts';
import { useMoney } from '../../shell/words/money.ts';
import styles from './planning.module.css';

type Change = NonNullable<Input<'changeMany'>['body']>;
type Preview = Answer<'previewMany'>;

interface ManyBookingsProps {
  bookings: readonly {
    id: string;
    reference: string;
    customerName: string | null;
    updatedAt: string;
  }[];
  done: () => void;
}

type Way = 'cancel' | 'move';
type Reason = keyof typeof CANCEL_REASON;

/** Cancels or moves several trips in one go, after a look at conflicts, money and messages. */
export function ManyBookings({ bookings, done }: ManyBookingsProps) {
  const may = useMay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(bookings.map(({ id }) => id)),
  );
  const [way, setWay] = useState<Way>('move');
  const [hours, setHours] = useState('24');
  const [reason, setReason] = useState<Reason>('weather');
  const [charge, setCharge] = useState<CancelCharge>('no_charge');
  const [notifyCustomers, setNotify] = useState(true);
  const minutes = Math.round(Number(hours) * 60);
  const change: Change = {
    bookings: bookings
      .filter(({ id }) => chosen.has(id))
      .map(({ id, updatedAt }) => ({ id, seenUpdatedAt: updatedAt })),
    ...(way === 'cancel' ? { cancel: { reason, charge } } : { moveMinutes: minutes }),
    notifyCustomers,
  };
  const isReady =
    chosen.size > 0 && (way === 'cancel' || (Number.isFinite(minutes) && minutes !== 0));
  return (
    <section className={styles.form} aria-label="Settle several at once">
      <h3>Settle several at once</h3>
      <fieldset className={styles.ticks}>
        <legend className="visually-hidden">Trips</legend>
        {bookings.map(({ id, reference, customerName }) => (
          <TickField
            key={id}
            label={customerName ?? reference}
            checked={chosen.has(id)}
            onChange={({ target }) =>
              setChosen(
                (before) =>
                  new Set(
                    target.checked ? [...before, id] : [...before].filter((other) => other !== id),
                  ),
              )
            }
          />
        ))}
      </fieldset>
      <ChoiceGroup<Way>
        legend="What to do"
        name="way"
        look="chips"
        value={way}
        onChange={setWay}
        choices={[
          { value: 'move', content: 'Move' },
          ...(may('bookings.cancel') ? [{ value: 'cancel' as const, content: 'Cancel' }] : []),
        ]}
      />
      {way === 'move' ? (
        <TextField
          label="Hours later"
          hint="24 is the same time on the next day. With a minus, trips leave earlier."
          inputMode="numeric"
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
      ) : (
        <div className={styles.pair}>
          <SelectField
            label={label('Bookings', 'Cancel booking', 'Reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value as Reason)}
          >
            {Object.entries(CANCEL_REASON).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Charge"
            value={charge}
            onChange={({ target }) => setCharge(target.value as CancelCharge)}
          >
            <option value="no_charge">{label('Bookings', 'Cancel booking', 'No charge')}</option>
            <option value="cancellation_fee">
              {label('Bookings', 'Cancel booking', 'Cancellation fee')}
            </option>
            <option value="full_price">
              {label('Bookings', 'Cancel booking', 'Keep full price')}
            </option>
          </SelectField>
        </div>
      )}
      <TickField
        label={label('Bookings', 'Cancel booking', 'Notify customer')}
        checked={notifyCustomers}
        onChange={({ target }) => setNotify(target.checked)}
      />
      {isReady && <Outcome change={change} way={way} done={done} />}
    </section>
  );
}

interface OutcomeProps {
  change: Change;
  way: Way;
  done: () => void;
}

/** What would happen to each trip, and the button that lets it happen. */
function Outcome({ change, way, done }: OutcomeProps) {
  const call = useCall();
  const preview = useQuery<Preview, ApiError>({
    queryKey: ['previewMany', change],
    queryFn: ({ signal }) => call('previewMany', { body: change }, { signal }),
  });
  const money = useMoney();
  const toasts = useToasts();
  const write = useWrite('changeMany');
  const takeBack = useWrite('undo');
  const verb = way === 'cancel' ? 'Cancel' : 'Move';
  const save = () =>
    write.mutate(
      { body: change },
      {
        onSuccess: ({ bookings, undo }) => {
          toasts.done(
            `${verb === 'Cancel' ? 'Canceled' : 'Moved'} ${counted(bookings.length, 'trip')}.`,
            () => takeBack.mutateAsync({ params: { id: undo.id }, body: {} }),
          );
          done();
        },
        onError: (error) => toasts.wrong(error),
      },
    );
  return (
    <Answered asked={preview} label="Working out the new prices and balances." lines={3}>
      {({ bookings }) => (
        <>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Trip</th>
                  <th scope="col">Price</th>
                  <th scope="col">{label('Bookings', 'Finances', 'Balance')}</th>
                  <th scope="col">Message</th>
                </tr>
              </thead>
              <tbody>
                {bookings.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{one.customerName ?? one.reference}</th>
                    {one.refusal ? (
                      <td colSpan={3}>{one.refusal}</td>
                    ) : (
                      <>
                        <td>
                          {money(one.totalBefore)} → {money(one.totalAfter)}
                        </td>
                        <td>{money(one.balanceAfter)}</td>
                        <td>{one.isTold ? 'yes' : 'no'}</td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {bookings.some(({ refusal }) => refusal !== null) ? (
            <p>Clear the trips that are refused, or choose the other way.</p>
          ) : (
            <div className={styles.actions}>
              <Button
                look={way === 'cancel' ? 'danger' : 'primary'}
                busy={write.isPending && 'Saving'}
                onClick={save}
              >
                {verb} {counted(bookings.length, 'trip')}
              </Button>
            </div>
          )}
        </>
      )}
    </Answered>
  );
}
