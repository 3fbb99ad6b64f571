import { Button, Stepper, TextField } from '@slipway/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ApiError } from '../../../app/api-error.ts';
import { useAsk, useCall, useWrite } from '../../../app/ask.ts';
import type { Answer } from '../../../app/call.ts';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { useViewed } from '../../../shell/viewed/viewed.tsx';
import { counted } from '../../../shell/words/counted.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { ConfirmBar } from '../ConfirmBar.tsx';
import type { Booking, Choices } from '../words.ts';
import { CustomerField } from './CustomerField.tsx';
import styles from './form.module.css';
import { OverrideFields } from './OverrideFields.tsx';
import { Problems } from './Problems.tsx';
import { TripFields } from './TripFields.tsx';
import { clockOf, sentExtras, sentTrip, type Trip, tripOf } from './trip.ts';

/** A booking for a caller or a walk-in, in one form that the keyboard alone can fill in. */
export default function NewBooking() {
  const copied = new URLSearchParams(useSearch()).get('copy') ?? '';
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const copy = useAsk('getTeamBooking', { params: { reference: copied } }, { when: copied !== '' });
  return (
    <Screen className={styles.screen}>
      <h1>{label('Bookings', 'New booking')}</h1>
      <Answered asked={choices} label="Loading the form">
        {(known) =>
          copied ? (
            <Answered asked={copy} label={`Loading ${copied}`}>
              {(booking) => <Form choices={known} copy={booking} />}
            </Answered>
          ) : (
            <Form choices={known} copy={null} />
          )
        }
      </Answered>
    </Screen>
  );
}

/** What the form begins with: a copy, an empty cell of the board, or the dock and day one looks at. */
function useFirstTrip(choices: Choices, copy: Booking | null): Trip {
  const query = new URLSearchParams(useSearch());
  const { dock: viewed, day, today } = useViewed();
  if (copy) {
    const trip = tripOf(copy);
    return trip.date < today ? { ...trip, date: today, pickup: '', return: '' } : trip;
  }
  const dock =
    choices.docks.find(({ id }) => id === (query.get('dock') ?? viewed?.id)) ?? choices.docks[0];
  const asked = query.get('model') ?? '';
  const pickup = query.get('pickup');
  const isThere = dock?.boatModelIds.includes(asked);
  const first = choices.boatModels.find(({ id }) => dock?.boatModelIds.includes(id));
  return {
    customer: null,
    dockId: dock?.id ?? '',
    boatModelId: isThere ? asked : (first?.id ?? ''),
    date: query.get('date') ?? (day < today ? today : day),
    pickup: pickup && dock ? clockOf(pickup, dock.timeZone) : '',
    return: '',
    boats: 1,
    passengers: 2,
    partnerCode: '',
    couponCode: '',
    addOns: {},
    override: {},
  };
}

function Form({ choices, copy }: { choices: Choices; copy: Booking | null }) {
  const [, navigate] = useLocation();
  const first = useFirstTrip(choices, copy);
  const [trip, setTrip] = useState(first);
  const [draft, setDraft] = useState<Booking | null>(null);
  const change = useCallback(
    (changed: Partial<Trip>) => setTrip((before) => ({ ...before, ...changed })),
    [],
  );
  const timeZone = choices.docks.find(({ id }) => id === trip.dockId)?.timeZone ?? 'UTC';
  const sent = sentTrip(trip, timeZone);
  const quote = useQuote(sent && { ...sent, ...sentExtras(trip) });
  const create = useWrite('createTeamBooking');
  const save = () => {
    if (!sent || create.isPending || draft) return;
    const aliasId = trip.customer?.aliasId ?? null;
    create.mutate({ body: { ...sent, ...sentExtras(trip), aliasId } }, { onSuccess: setDraft });
  };
  // Enter anywhere saves, except where it already does something.
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as HTMLElement;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (target.matches('select, input') && target.closest('form') === event.currentTarget) {
      event.preventDefault();
      save();
    }
  };
  return (
    <>
      <div className={styles.halves}>
        <div className={styles.grid}>
          <fieldset className={styles.form} disabled={draft !== null}>
            <CustomerField
              customer={trip.customer}
              choices={choices}
              onChoose={(customer) => {
                change({ customer });
                if (customer) focusNext();
              }}
            />
          </fieldset>
          <form
            id="trip"
            onKeyDown={press}
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <fieldset className={styles.form} disabled={draft !== null}>
              <TripFields trip={trip} choices={choices} onChange={change} />
              <Extras trip={trip} choices={choices} onChange={change} />
              <OverrideFields
                override={trip.override}
                onChange={(override) => change({ override })}
              />
              <Refusal error={create.error} />
              {!draft && (
                <div className={styles.buttons}>
                  <Button
                    type="submit"
                    look="primary"
                    aria-disabled={!sent}
                    busy={create.isPending && 'Saving'}
                  >
                    {label('Save')}
                  </Button>
                </div>
              )}
            </fieldset>
          </form>
        </div>
        <Price quote={quote.data} error={quote.error} currency={choices.currency} />
      </div>
      {draft && (
        <ConfirmBar
          booking={draft}
          focused
          onDone={({ reference }) => navigate(`/bookings/${reference}`)}
        />
      )}
      {draft && (
        <p className={styles.soft}>
          {draft.reference} is a draft and keeps its boat for 24 hours.{' '}
          <a
            href={`/bookings/${draft.reference}`}
            onClick={(event) => {
              event.preventDefault();
              navigate(`/bookings/${draft.reference}`);
            }}
          >
            Leave it for later
          </a>
        </p>
      )}
    </>
  );
}

/** Once the customer is known, the caller says where and when. */
function focusNext() {
  document.querySelector<HTMLElement>('#trip select:not(:disabled)')?.focus();
}

type Quote = Answer<'quoteTeamBooking'>;
type QuoteBody = ReturnType<typeof sentExtras> & NonNullable<ReturnType<typeof sentTrip>>;

/** The price and the free boats, anew with each field. */
function useQuote(body: QuoteBody | null) {
  const call = useCall();
  return useQuery<Quote, ApiError>({
    queryKey: ['quoteTeamBooking', body],
    queryFn: ({ signal }) => call('quoteTeamBooking', { body: body as QuoteBody }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}

interface PriceProps {
  quote: Quote | undefined;
  error: ApiError | null;
  currency: string;
}

function Price({ quote, error, currency }: PriceProps) {
  const amount = (cents: number) => moneyText(cents, currency);
  return (
    <section
      className={styles.price}
      aria-label={label('Bookings', 'New booking', 'Price')}
      aria-live="polite"
    >
      <h2>{label('Bookings', 'New booking', 'Price')}</h2>
      {!quote && !error && <p className={styles.soft}>Choose a time to see the price.</p>}
      {error && <p className={styles.problem}>{error.message}</p>}
      {quote && (
        <>
          <ul>
            {quote.costs.lines.map((line) => (
              <li key={`${line.type} ${line.description}`}>
                <span>{line.description}</span>
                <span>{amount(line.amountIncludingTax)}</span>
              </li>
            ))}
            <li className={styles.total}>
              <span>To pay</span>
              <span>{amount(quote.costs.totalIncludingTax)}</span>
            </li>
            {quote.deposits.total > 0 && (
              <li className={styles.soft}>
                <span>Deposit, on top</span>
                <span>{amount(quote.deposits.total)}</span>
              </li>
            )}
          </ul>
          {quote.free !== null && <p>{counted(quote.free, 'boat')} free</p>}
          {quote.coupon && !quote.coupon.applied && (
            <p className={styles.problem}>{quote.coupon.reason}</p>
          )}
          <Problems problems={quote.problems} />
        </>
      )}
    </section>
  );
}

interface ExtrasProps {
  trip: Trip;
  choices: Choices;
  onChange: (change: Partial<Trip>) => void;
}

function Extras({ trip, choices, onChange }: ExtrasProps) {
  return (
    <details>
      <summary>
        {label('Bookings', 'New booking', 'Add-ons')},{' '}
        {label('Bookings', 'New booking', 'Discount code').toLowerCase()}
      </summary>
      <div className={styles.grid}>
        {choices.addOns.map(({ id, name, price }) => (
          <Stepper
            key={id}
            label={name}
            hint={moneyText(price, choices.currency)}
            value={trip.addOns[id] ?? 0}
            least={0}
            most={99}
            fewer="Fewer"
            more="More"
            onChange={(quantity) => onChange({ addOns: { ...trip.addOns, [id]: quantity } })}
          />
        ))}
        <TextField
          label={label('Bookings', 'New booking', 'Discount code')}
          value={trip.couponCode}
          onChange={({ target }) => onChange({ couponCode: target.value })}
        />
      </div>
    </details>
  );
}
