import { Notice } from '@slipway/ui';
import { useAnswer } from '../../../api/use-answer.ts';
import { usePage } from '../../../app/page.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import type { Booking } from '../use-booking.ts';
import styles from './Alternatives.module.css';
import { dayIn } from './day-in.ts';

const TITLES = {
  other_time: 'form.otherTimes',
  other_model: 'form.otherModels',
  other_day: 'form.otherDays',
} as const;

/** They come up below the times: bring them to where the thumb is. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What is free in place of a trip that is not. One press takes an offer and goes on. */
export function Alternatives({ booking, onTake }: { booking: Booking; onTake: () => void }) {
  const { form, t, formats } = usePage();
  const { trip, wish, change, boatModels } = booking;
  // A link that limits the form to some boats limits these too.
  const limit = boatModels.length < form.boatModels.length && {
    boatModelIds: boatModels.map(({ id }) => id),
  };
  const offers = useAnswer('listAlternatives', trip && { query: { ...trip, ...limit } });
  if (!trip) return null;
  if (offers.error) return <Failed error={offers.error} again={offers.again} />;
  if (!offers.data || offers.loading) return <Waiting label={t('form.alternativesLoading')} />;
  if (offers.data.length === 0) {
    return <Notice kind="info">{t('form.alternativesNone')}</Notice>;
  }
  const kinds = [...new Set(offers.data.map(({ kind }) => kind))];
  return (
    <section className={styles.alternatives} aria-labelledby="alternatives" ref={intoView}>
      <div role="status">
        <h2 id="alternatives">{t('form.alternatives')}</h2>
        <p>{t('form.alternativesIntro', { pickupAt: new Date(trip.pickup) })}</p>
      </div>
      {kinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <h3>{t(TITLES[kind])}</h3>
          <ul className={styles.offers}>
            {offers.data
              ?.filter((offer) => offer.kind === kind)
              .map((offer) => {
                const model = form.boatModels.find(({ id }) => id === offer.boatModelId);
                const dock = form.docks.find(({ id }) => id === offer.dockId);
                const zone = dock?.address.timeZoneName ?? form.company.timeZoneName;
                const { shortDay, timeRange, money } = formats(zone);
                const pickup = new Date(offer.pickup);
                return (
                  <li key={`${offer.boatModelId} ${offer.pickup}`}>
                    <button
                      type="button"
                      onClick={() => {
                        const { dockId, boatModelId, pickup: from, return: back } = offer;
                        const date = dayIn(zone, pickup);
                        change({ dockId, boatModelId, pickup: from, return: back, date });
                        onTake();
                      }}
                    >
                      <strong>{shortDay(pickup)}</strong>
                      <span>{timeRange(pickup, new Date(offer.return))}</span>
                      <span className={styles.what}>
                        {wish.boats} × {model?.name}
                        {offer.price !== null && `, ${money(offer.price)}`}
                      </span>
                    </button>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </section>
  );
}
