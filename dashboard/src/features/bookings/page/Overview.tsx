import { BOOKING_SOURCE, NOTE_MAX_LENGTH } from '@slipway/contract/team/booking-words';
import { Button, LongTextField } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWrite } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { customerPath, docksidePath } from '../../../shell/paths.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { momentText } from '../../../shell/words/times.ts';
import { type Booking, tripText } from '../words.ts';
import styles from './tabs.module.css';

const TRIP_WORDS = {
  waiting: 'Waiting',
  ready: 'Ready',
  out: 'Out',
  paused: 'Paused',
  back: 'Back',
} as const;

function stateText({ state, outAt, backAt }: Booking['trips'][number], timeZone: string): string {
  if (backAt) return `${TRIP_WORDS[state]} since ${momentText(backAt, timeZone)}`;
  return outAt ? `${TRIP_WORDS[state]} since ${momentText(outAt, timeZone)}` : TRIP_WORDS[state];
}

/** Who, where, when and on which boats, and what colleagues should know. */
export function Overview({ booking }: { booking: Booking }) {
  const { customer, dock, partner } = booking;
  const { timeZone } = dock;
  // No boat waits for what will not take place.
  const trips = ['canceled', 'expired'].includes(booking.status) ? [] : booking.trips;
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-label="Trip">
        <h2>Trip</h2>
        <dl className={styles.facts}>
          <Fact name="Dock">{dock.name}</Fact>
          <Fact name="Model">{booking.boatModel.name}</Fact>
          <Fact name="Time">{tripText(booking)}</Fact>
          <Fact name="Boats">{booking.boats}</Fact>
          <Fact name="People">{booking.passengers}</Fact>
          <Fact name="Partner">{partner?.name ?? 'None'}</Fact>
          <Fact name="Source">
            {BOOKING_SOURCE[booking.source]}, {momentText(booking.createdAt, timeZone)}
          </Fact>
        </dl>
        {trips.length > 0 && <h3>Boats</h3>}
        <ul className={styles.lines}>
          {trips.map((trip) => (
            <li key={trip.number}>
              <strong>{trip.boatName ?? `Boat ${trip.number}`}</strong>
              <span>{stateText(trip, timeZone)}</span>
              <Link href={docksidePath(booking.reference)}>{label('Planning', 'Dockside')}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-label="Customer">
        <h2>Customer</h2>
        {customer ? (
          <dl className={styles.facts}>
            <Fact name="Name">
              <Link href={customerPath(customer.id)}>{customer.name}</Link>
              {customer.aliasOf && ` (alias of ${customer.aliasOf})`}
            </Fact>
            <Fact name="Customer type">{customer.typeName}</Fact>
            {!customer.anonymized && (
              <>
                <Fact name="E-mail">
                  <a href={`mailto:${customer.emailAddress}`}>{customer.emailAddress}</a>
                </Fact>
                <Fact name="Phone">
                  {customer.phoneNumber ? (
                    <a href={`tel:${customer.phoneNumber}`}>{customer.phoneNumber}</a>
                  ) : (
                    'None'
                  )}
                </Fact>
              </>
            )}
          </dl>
        ) : (
          <p>Only a draft may be without a customer. Add one with Edit before you confirm.</p>
        )}
      </section>
      <Notes booking={booking} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Notes({ booking }: { booking: Booking }) {
  const may = useMay();
  const [text, setText] = useState('');
  const add = useWrite('addBookingNote');
  return (
    <section className={styles.card} aria-label={label('Bookings', 'Overview', 'Notes')}>
      <h2>{label('Bookings', 'Overview', 'Notes')}</h2>
      {booking.notes.length === 0 && (
        <p className={styles.soft}>No note yet. Only staff read them.</p>
      )}
      <ul className={styles.lines}>
        {booking.notes.map((note) => (
          <li key={note.id}>
            <span className={styles.words}>{note.text}</span>
            <span className={styles.soft}>
              {note.ofCustomer && 'About the customer · '}
              {note.by}, {momentText(note.createdAt, booking.dock.timeZone)}
            </span>
          </li>
        ))}
      </ul>
      {may('bookings.edit') && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate(
              { params: { id: booking.id }, body: { text } },
              { onSuccess: () => setText('') },
            );
          }}
        >
          <LongTextField
            label={label('Bookings', 'Overview', 'Add note')}
            rows={2}
            required
            maxLength={NOTE_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Refusal error={add.error} />
          <Button type="submit" busy={add.isPending && 'Saving'}>
            {label('Save')}
          </Button>
        </form>
      )}
    </section>
  );
}
