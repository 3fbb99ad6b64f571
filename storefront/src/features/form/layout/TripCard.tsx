import { usePage } from '../../../app/page.ts';
import { ShownCosts } from '../summary/CostTable.tsx';
import { TripFacts } from '../summary/TripFacts.tsx';
import type { Booking } from '../use-booking.ts';
import { drawingOf, Picture } from './Picture.tsx';
import styles from './TripCard.module.css';

/** The trip so far, beside the steps on a wide screen. */
export function TripCard({ booking }: { booking: Booking }) {
  const { form, t } = usePage();
  const { wish, quote } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  if (!model) return null;
  return (
    <aside className={styles.card} aria-label={t('form.yourTrip')}>
      <Picture media={model.media} kind={drawingOf(model)} />
      <div className={styles.words}>
        <TripFacts booking={booking} />
        {quote.data?.bookable && booking.trip && <ShownCosts money={quote.data} />}
      </div>
    </aside>
  );
}
