import { LinkButton } from '@slipway/ui';
import { label } from '../../shell/label.ts';
import type { DockTrip } from './day.ts';

/** Calls the customer of a trip. */
export function CallLink({ trip, withNumber = false }: { trip: DockTrip; withNumber?: boolean }) {
  if (!trip.phoneNumber) return null;
  return (
    <LinkButton href={`tel:${trip.phoneNumber}`}>
      {label('Planning', 'Dockside', 'Call')}
      {withNumber ? (
        ` ${trip.phoneNumber}`
      ) : (
        <span className="visually-hidden"> {trip.customerName}</span>
      )}
    </LinkButton>
  );
}
