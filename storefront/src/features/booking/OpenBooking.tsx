import type { ComponentType } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import { Boats } from './Boats.tsx';
import type { OwnBooking } from './booking.ts';
import { CancelSection } from './CancelSection.tsx';
import { Costs } from './Costs.tsx';
import { Details } from './Details.tsx';
import { Extras } from './Extras.tsx';
import styles from './OpenBooking.module.css';
import { Status } from './Status.tsx';
import { Todo } from './Todo.tsx';
import { WhenAndWhere } from './WhenAndWhere.tsx';

/** What the page shows of waivers, and how it hears of a new signature. */
export type WaiversProps = { access: BookingAccess; onSigned: () => void };

interface OpenBookingProps {
  booking: OwnBooking;
  access: BookingAccess;
  onChange: (booking: OwnBooking) => void;
  reload: () => void;
  waivers: ComponentType<WaiversProps>;
}

/** A booking that the visitor may see, the most urgent first. */
export function OpenBooking(props: OpenBookingProps) {
  const { booking, access, onChange, reload, waivers: Waivers } = props;
  const { needed } = booking.waivers;
  const isLive = booking.status === 'confirmed' || booking.status === 'option';
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Status booking={booking} />
        {isLive && <Todo booking={booking} />}
      </div>
      <div className={styles.main}>
        {booking.start && (
          <Boats booking={booking} access={access} onChange={onChange} reload={reload} />
        )}
        <WhenAndWhere booking={booking} access={access} />
        {isLive && needed > 0 && <Waivers key={needed} access={access} onSigned={reload} />}
        <Extras booking={booking} access={access} onChange={onChange} />
        <Details booking={booking} access={access} onChange={onChange} />
      </div>
      <aside className={styles.aside}>
        <Costs booking={booking} />
        {isLive && <CancelSection booking={booking} access={access} onChange={onChange} />}
      </aside>
    </div>
  );
}
