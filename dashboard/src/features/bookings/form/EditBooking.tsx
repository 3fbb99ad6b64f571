import { Button, TickField } from '@slipway/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { ApiError } from '../../../api/api-error.ts';
import { useAsk, useCall, useWrite } from '../../../api/ask.ts';
import type { Answer, Input } from '../../../api/call.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { moneyText } from '../../../shell/words/money.ts';
import type { Booking, Choices } from '../words.ts';
import { CustomerField } from './CustomerField.tsx';
import styles from './form.module.css';
import { OverrideFields } from './OverrideFields.tsx';
import { Problems } from './Problems.tsx';
import { TripFields } from './TripFields.tsx';
import { sentTrip, type Trip, tripOf } from './trip.ts';

/** Changes a booking; the price difference is told before anything is saved. */
export default function EditBooking() {
  const { reference = '' } = useParams<{ reference: string }>();
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const booking = useAsk('getTeamBooking', { params: { reference } });
  return (
    <Screen title={`${label('Bookings', 'Edit')} ${reference}`}>
      <Answered asked={choices} label="Loading the form">
        {(known) => (
          <Answered asked={booking} label={`Loading ${reference}`}>
            {(stored) => <Form key={stored.id} choices={known} stored={stored} />}
          </Answered>
        )}
      </Answered>
    </Screen>
  );
}

function Form({ choices, stored }: { choices: Choices; stored: Booking }) {
  const [, navigate] = useLocation();
  const may = useMay();
  const toasts = useToasts();
  // What was on the screen when the edit began: a colleague's change meanwhile is told, not lost.
  const [seen, setSeen] = useState(stored);
  const [trip, setTrip] = useState(() => tripOf(stored));
  const [keepOldPrice, setKeep] = useState(false);
  const [notifyCustomer, setNotify] = useState(stored.status !== 'draft');
  const change = useCallback(
    (changed: Partial<Trip>) => setTrip((before) => ({ ...before, ...changed })),
    [],
  );
  const timeZone =
    choices.docks.find(({ id }) => id === trip.dockId)?.timeZone ?? seen.dock.timeZone;
  const sent = sentTrip(trip, timeZone);
  const { id, updatedAt: seenUpdatedAt, reference } = seen;
  const body = sent && {
    seenUpdatedAt,
    ...sent,
    ...(trip.customer && { customerId: trip.customer.id }),
    ...(trip.customer?.aliasId && { aliasId: trip.customer.aliasId }),
    partnerCode: trip.partnerCode || null,
    keepOldPrice,
    override: trip.override,
  };
  const preview = usePreview(id, body);
  const save = useWrite('changeTeamBooking');
  const isStale = stored.updatedAt !== seen.updatedAt;
  return (
    <div className={styles.halves}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!body || save.isPending || preview.isPlaceholderData) return;
          const expected = preview.data && { expectedTotal: preview.data.after };
          save.mutate(
            { params: { id }, body: { ...body, notifyCustomer, ...expected } },
            {
              onSuccess: ({ money }) => {
                toasts.done(
                  `${reference} is changed. The balance is ${moneyText(money.balance, money.currency)}.`,
                );
                navigate(`/bookings/${reference}`);
              },
            },
          );
        }}
      >
        {isStale && (
          <div className={styles.inner} role="alert">
            <p>
              {stored.history[0]?.by ?? 'Somebody'} has changed this booking meanwhile. What you see
              here is how it was before.
            </p>
            <Button
              onClick={() => {
                setSeen(stored);
                setTrip(tripOf(stored));
              }}
            >
              Show it as it is now
            </Button>
          </div>
        )}
        {seen.status === 'draft' && (
          <CustomerField
            customer={trip.customer}
            choices={choices}
            dockId={trip.dockId || undefined}
            onChoose={(customer) => change({ customer })}
          />
        )}
        <TripFields
          trip={trip}
          choices={choices}
          onChange={change}
          bookingId={stored.id}
          onlyReturn={!seen.can.editWholeTrip}
        />
        {!seen.can.editWholeTrip && (
          <p className={styles.soft}>A boat is out: only the return and the people can change.</p>
        )}
        <OverrideFields override={trip.override} onChange={(override) => change({ override })} />
        {may('bookings.keep_old_price') && (
          <TickField
            role="switch"
            label={label('Bookings', 'Edit', 'Keep old price')}
            checked={keepOldPrice}
            onChange={({ target }) => setKeep(target.checked)}
          />
        )}
        {seen.status !== 'draft' && (
          <TickField
            label={label('Bookings', 'Edit', 'Notify customer')}
            checked={notifyCustomer}
            onChange={({ target }) => setNotify(target.checked)}
          />
        )}
        <Refusal error={save.error} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            look="primary"
            aria-disabled={!body || preview.isPlaceholderData}
            busy={save.isPending && 'Saving'}
          >
            {label('Save')}
          </Button>
          <Link href={`/bookings/${reference}`}>Back without saving</Link>
        </div>
      </form>
      <Difference preview={preview.data} error={preview.error} currency={seen.money.currency} />
    </div>
  );
}

type Preview = Answer<'previewTeamChange'>;
type PreviewBody = Input<'previewTeamChange'>['body'];

function usePreview(id: string, body: PreviewBody | null) {
  const call = useCall();
  return useQuery<Preview, ApiError>({
    queryKey: ['previewTeamChange', id, body],
    queryFn: ({ signal }) =>
      call('previewTeamChange', { params: { id }, body: body as PreviewBody }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}

interface DifferenceProps {
  preview: Preview | undefined;
  error: ApiError | null;
  currency: string;
}

function Difference({ preview, error, currency }: DifferenceProps) {
  const amount = (cents: number) => moneyText(cents, currency);
  const difference = preview ? preview.after - preview.before : 0;
  const words = label('Bookings', 'Edit', 'Price difference');
  return (
    <section className={styles.price} aria-label={words} aria-live="polite">
      <h2>{words}</h2>
      {error && <p className={styles.problem}>{error.message}</p>}
      {preview && !error && (
        <>
          <ul>
            <li>
              <span>Before</span>
              <span>{amount(preview.before)}</span>
            </li>
            <li>
              <span>After</span>
              <span>{amount(preview.after)}</span>
            </li>
            <li className={styles.total}>
              <span>Difference</span>
              <span>
                {difference > 0 && '+'}
                {amount(difference)}
              </span>
            </li>
            <li className={styles.soft}>
              <span>Balance afterwards</span>
              <span>{amount(preview.balance)}</span>
            </li>
          </ul>
          {preview.free !== null && <p>{counted(preview.free, 'boat')} free</p>}
          <Problems problems={preview.problems} />
        </>
      )}
    </section>
  );
}
