import { Button, Notice, Stepper, TextField } from '@slipway/ui';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useAsk, useWrite } from '../../../api/ask.ts';
import { useFacts } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { useTyped } from '../../../shell/typed.ts';
import { useViewed } from '../../../shell/viewed/viewed.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import { ConfirmBar } from '../ConfirmBar.tsx';
import type { Booking, Choices } from '../words.ts';
import { CustomerField } from './CustomerField.tsx';
import styles from './form.module.css';
import { OverrideFields } from './OverrideFields.tsx';
import { Price, Quoted, useQuote } from './Price.tsx';
import { TripFields } from './TripFields.tsx';
import { clockOf, sentExtras, sentTrip, type Trip, tripOf } from './trip.ts';

/** A booking for a caller or a walk-in, in one form that the keyboard alone can fill in. */
export default function NewBooking() {
  const copied = new URLSearchParams(useSearch()).get('copy') ?? '';
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const copy = useAsk('getTeamBooking', { params: { reference: copied } }, { when: copied !== '' });
  return (
    <Screen title={label('Bookings', 'New booking')}>
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
  const { me, company } = useFacts();
  const { today } = useViewed();
  const first = useFirstTrip(choices, copy);
  const name = `${company.id}.${me.id}.booking?${useSearch()}`;
  const { value: trip, set: setTrip, restored, forget } = useTyped(name, first);
  const [draft, setDraft] = useState<Booking | null>(null);
  const change = useCallback(
    (changed: Partial<Trip>) => setTrip((before) => ({ ...before, ...changed })),
    [setTrip],
  );
  const timeZone = choices.docks.find(({ id }) => id === trip.dockId)?.timeZone ?? 'UTC';
  const sent = sentTrip(trip, timeZone);
  // What is stored has its price, and takes its boats from nobody.
  const quote = useQuote(draft ? null : sent && { ...sent, ...sentExtras(trip) });
  const create = useWrite('createTeamBooking');
  const assign = useWrite('changeTeamBooking');
  const isSaving = create.isPending || assign.isPending;
  const hasOtherCustomer = draft !== null && trip.customer?.id !== draft.customer?.id;
  /** The draft as the form has it; the customer may be chosen or changed after it was made. */
  const store = async (): Promise<Booking | null> => {
    if (!sent || isSaving) return null;
    try {
      const stored = draft
        ? hasOtherCustomer
          ? await assign.mutateAsync(customerChange(draft, trip, sent))
          : draft
        : await create.mutateAsync({
            body: { ...sent, ...sentExtras(trip), aliasId: trip.customer?.aliasId ?? null },
          });
      forget();
      setDraft(stored);
      return stored;
    } catch {
      // The refusal is said below.
      return null;
    }
  };
  // Enter anywhere saves, except where it already does something.
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as HTMLElement;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (target.matches('select, input') && target.closest('form') === event.currentTarget) {
      event.preventDefault();
      void store();
    }
  };
  const total = quote.data?.costs.totalIncludingTax ?? 0;
  const unsaved = {
    status: 'draft' as const,
    source: 'staff' as const,
    pickup: sent?.pickup ?? `${today}T12:00:00Z`,
    dock: { timeZone },
    can: { keepAsOption: true },
    money: { balance: total, currency: choices.currency },
  };
  return (
    <div className={styles.halves}>
      <div className={styles.grid}>
        {restored && !draft && (
          <Notice
            kind="info"
            action={
              <Button look="quiet" onClick={() => setTrip(first)}>
                Begin anew
              </Button>
            }
          >
            What you typed before is restored.
          </Notice>
        )}
        <CustomerField
          customer={trip.customer}
          choices={choices}
          dockId={trip.dockId || undefined}
          onChoose={(customer) => {
            change({ customer });
            if (customer) focusNext();
          }}
        />
        <form
          id="trip"
          onKeyDown={press}
          onSubmit={(event) => {
            event.preventDefault();
            void store();
          }}
        >
          <fieldset className={styles.form} disabled={draft !== null}>
            <TripFields trip={trip} choices={choices} onChange={change} />
            <Extras
              trip={trip}
              choices={choices}
              refusal={quote.data?.coupon?.reason ?? undefined}
              onChange={change}
            />
            <OverrideFields
              override={trip.override}
              onChange={(override) => change({ override })}
            />
          </fieldset>
        </form>
        {draft && (
          <p>
            {draft.reference} is a draft and keeps its boat for 24 hours.{' '}
            <Link href={`/bookings/${draft.reference}/edit`}>Change the trip</Link>
            {' or '}
            <Link href={`/bookings/${draft.reference}`}>leave it for later</Link>.
          </p>
        )}
        <Refusal error={create.error ?? assign.error} />
        <ConfirmBar
          booking={{ ...(draft ?? unsaved), customer: sent ? trip.customer : null }}
          stored={store}
          focused={draft !== null && draft.customer !== null}
          save={
            (!draft || hasOtherCustomer) && (
              <Button
                type="submit"
                form="trip"
                aria-disabled={!sent}
                busy={isSaving && 'Saving'}
                onClick={(event) => {
                  if (!sent) event.preventDefault();
                }}
              >
                {label('Save')}
              </Button>
            )
          }
          onDone={({ reference }) => navigate(`/bookings/${reference}`)}
        />
      </div>
      {draft ? (
        <Price lines={draft.money.costs} deposit={depositOf(draft)} currency={choices.currency} />
      ) : (
        <Quoted quote={quote.data} error={quote.error} currency={choices.currency} />
      )}
    </div>
  );
}

/** The change that gives a draft its customer and leaves all else. */
function customerChange(
  { id, updatedAt: seenUpdatedAt }: Booking,
  trip: Trip,
  sent: NonNullable<ReturnType<typeof sentTrip>>,
) {
  const { customer, override } = trip;
  return {
    params: { id },
    body: {
      seenUpdatedAt,
      ...sent,
      ...(customer && { customerId: customer.id, aliasId: customer.aliasId ?? null }),
      override,
      notifyCustomer: false,
    },
  };
}

function depositOf({ money }: Booking): number {
  return money.deposits.reduce((sum, { amount }) => sum + amount, 0);
}

/** Once the customer is known, the caller says where and when. */
function focusNext() {
  document.querySelector<HTMLElement>('#trip select:not(:disabled)')?.focus();
}

interface ExtrasProps {
  trip: Trip;
  choices: Choices;
  /** Why the discount code does not count. */
  refusal: string | undefined;
  onChange: (change: Partial<Trip>) => void;
}

function Extras({ trip, choices, refusal, onChange }: ExtrasProps) {
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
          error={refusal}
          onChange={({ target }) => onChange({ couponCode: target.value })}
        />
      </div>
    </details>
  );
}
