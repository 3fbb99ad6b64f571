import { type Choice, ChoiceGroup, Notice } from '@slipway/ui';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { usePage } from '../../../app/page.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import type { Booking } from '../use-booking.ts';
import { dayIn } from './day-in.ts';
import styles from './Times.module.css';
import { canBeAsked, endingSameDay, groupBy, type Trip, tripsOf } from './trips.ts';

/** Start times of the chosen day: a length and a time, or a last day and a trip. */
export function Times({ booking }: { booking: Booking }) {
  const { form, t } = usePage();
  const { wish, partner } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  const zone = dock?.address.timeZoneName ?? form.company.timeZoneName;
  const times = useAnswer(
    'listStartTimes',
    wish.dockId && wish.boatModelId && wish.date
      ? {
          query: {
            dockId: wish.dockId,
            boatModelId: wish.boatModelId,
            date: wish.date,
            boats: wish.boats,
            ...(model?.askForPeople && { passengers: wish.people }),
            ...(partner && { partnerCode: partner }),
            language: form.language,
          },
        }
      : null,
  );
  if (times.error) return <Failed error={times.error} again={times.again} />;
  if (!times.data || times.loading) return <Waiting label={t('form.loadingTimes')} />;

  const { datePicker } = form.options;
  const all = tripsOf(times.data.flatMap(({ pickups }) => pickups)).filter(canBeAsked);
  const several =
    datePicker === 'several_days' || (datePicker === 'automatic' && model?.severalDays === true);
  const trips =
    datePicker === 'automatic' ? all : endingSameDay(all, zone, datePicker === 'one_day');
  if (trips.length === 0) return <Notice kind="info">{t('form.noTimes')}</Notice>;
  return (
    <div className={styles.times} ref={intoView}>
      {several ? (
        <TripsByLastDay booking={booking} trips={trips} zone={zone} />
      ) : (
        <TripsByLength booking={booking} trips={trips} zone={zone} />
      )}
      <p className={styles.local}>{dock && t('form.timesAreLocal', { dockName: dock.name })}</p>
    </div>
  );
}

/** On a phone the times come up below the calendar: bring them to where the eye is. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface ChoiceOfTrips {
  booking: Booking;
  trips: Trip[];
  zone: string;
}

function TripsByLength({ booking, trips, zone }: ChoiceOfTrips) {
  const { t, formats } = usePage();
  const { duration, money } = formats(zone);
  const { wish } = booking;
  const lengths = groupBy(trips, ({ minutes }) => String(minutes)).sort(
    (one, other) => Number(one.key) - Number(other.key),
  );
  const wanted = lengths.find(({ key }) => Number(key) === wish.minutes);
  const group = wanted ?? (lengths.length === 1 ? lengths[0] : undefined);
  return (
    <>
      {lengths.length > 1 && (
        <ChoiceGroup
          legend={t('form.chooseLength')}
          name="length"
          look="chips"
          wide
          value={group?.key ?? null}
          onChange={(key) => {
            const same = lengths
              .find((one) => one.key === key)
              ?.trips.find(({ pickup }) => pickup === wish.pickup);
            booking.change({
              minutes: Number(key),
              pickup: same?.pickup ?? null,
              return: same?.return ?? null,
            });
          }}
          choices={lengths.map(({ key, from }) => ({
            value: key,
            content: (
              <>
                <strong className={styles.length}>{duration(Number(key))}</strong>
                <small>
                  {from === null ? t('form.timeFull') : t('common.from', { amount: money(from) })}
                </small>
              </>
            ),
          }))}
        />
      )}
      {group && (
        <TripChoice
          booking={booking}
          trips={group.trips}
          zone={zone}
          legend={t('form.chooseTime')}
        />
      )}
    </>
  );
}

function TripsByLastDay({ booking, trips, zone }: ChoiceOfTrips) {
  const { t, formats } = usePage();
  const { shortDay, money } = formats(zone);
  const days = groupBy(trips, (trip) => dayIn(zone, new Date(trip.return)));
  const current = trips.find(isChosen(booking));
  const [asked, ask] = useState<string | null>(null);
  const chosen =
    asked ??
    (current && dayIn(zone, new Date(current.return))) ??
    (days.length === 1 ? days[0]?.key : null);
  const group = days.find(({ key }) => key === chosen);
  return (
    <>
      <ChoiceGroup
        legend={t('form.lastDay')}
        name="last-day"
        look="chips"
        wide
        value={chosen ?? null}
        onChange={(key) => {
          ask(key);
          booking.change({ pickup: null, return: null });
        }}
        choices={days.map(({ key, trips: [first], from }) => ({
          value: key,
          content: (
            <>
              <strong>{shortDay(new Date(first?.return ?? key))}</strong>
              <small>
                {from === null ? t('form.timeFull') : t('common.from', { amount: money(from) })}
              </small>
            </>
          ),
        }))}
      />
      {group && (
        <TripChoice
          booking={booking}
          trips={group.trips}
          zone={zone}
          legend={t('form.chooseSlot')}
          whole
        />
      )}
    </>
  );
}

function isChosen({ wish }: Booking) {
  return (trip: Trip) => trip.pickup === wish.pickup && trip.return === wish.return;
}

/** The times themselves. With `whole`, each shows both of its ends. */
function TripChoice(props: ChoiceOfTrips & { legend: string; whole?: boolean }) {
  const { booking, trips, zone, legend, whole } = props;
  const { t, formats } = usePage();
  const { time, timeRange, money } = formats(zone);
  const prices = new Set(trips.map(({ price }) => price));
  const choices = trips.map((trip): Choice<string> => {
    const { pickup, return: back, slotName, bookable, boatsLeft, price } = trip;
    return {
      value: `${pickup} ${back}`,
      content: (
        <span className={whole ? styles.trip : styles.time} data-full={!bookable || undefined}>
          <strong>
            {whole ? timeRange(new Date(pickup), new Date(back)) : time(new Date(pickup))}
          </strong>
          {slotName && <span>{slotName}</span>}
          <small>
            {!bookable
              ? t('form.timeFull')
              : boatsLeft !== null
                ? t('form.boatsLeft', { boats: boatsLeft })
                : (whole || prices.size > 1) && price !== null
                  ? money(price)
                  : t('form.backAt', { returnAt: new Date(back) })}
          </small>
        </span>
      ),
    };
  });
  return (
    <ChoiceGroup
      legend={legend}
      name="time"
      look={whole ? 'rows' : 'chips'}
      value={booking.wish.pickup ? `${booking.wish.pickup} ${booking.wish.return}` : null}
      onChange={(value) => {
        const [pickup = null, back = null] = value.split(' ');
        booking.change({ pickup, return: back });
      }}
      choices={choices}
    />
  );
}
