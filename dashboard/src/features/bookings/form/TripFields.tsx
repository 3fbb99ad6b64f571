import { SelectField, TextField } from '@slipway/ui';
import { useEffect } from 'react';
import { useAsk } from '../../../api/ask.ts';
import { DateField, DateTimeField, TimeField } from '../../../shell/dates/fields.tsx';
import { label } from '../../../shell/label.ts';
import { moneyText } from '../../../shell/words/money.ts';
import { dayText, lengthText, timeText } from '../../../shell/words/times.ts';
import type { Choices } from '../words.ts';
import styles from './form.module.css';
import { clockOf, clockWords, localText, type Pickups, type Trip } from './trip.ts';

interface TripFieldsProps {
  trip: Trip;
  choices: Choices;
  onChange: (change: Partial<Trip>) => void;
  /** The booking that is changed: its own boats count as free. */
  bookingId?: string;
  /** Once a boat is out, only the return and the people can be changed. */
  onlyReturn?: boolean;
}

const REASONS: Readonly<Record<string, string>> = {
  soldOut: 'no boat free',
  tooLate: 'has passed',
  trafficLimit: 'dock is busy',
  rule: 'not allowed',
};

/** Dock, model, day, times, boats and people. Start times are offered, not guessed. */
export function TripFields({
  trip,
  choices,
  onChange,
  bookingId,
  onlyReturn = false,
}: TripFieldsProps) {
  const dock = choices.docks.find(({ id }) => id === trip.dockId);
  const timeZone = dock?.timeZone ?? 'UTC';
  const models = choices.boatModels.filter(({ id }) => dock?.boatModelIds.includes(id));
  const model = models.find(({ id }) => id === trip.boatModelId);
  const isFree = Boolean(trip.override.anyTime);
  const asked = useAsk(
    'listTeamStartTimes',
    {
      query: {
        dockId: trip.dockId,
        boatModelId: trip.boatModelId,
        date: trip.date,
        boats: Math.max(1, trip.boats || 1),
        passengers: Math.max(1, trip.passengers || 1),
        ...(trip.customer && { customerId: trip.customer.id }),
        ...(trip.partnerCode && { partnerCode: trip.partnerCode }),
        ...(bookingId && { bookingId }),
      },
    },
    { when: Boolean(model && trip.date), keep: true },
  );
  const pickups = asked.isPlaceholderData ? [] : (asked.data ?? []);
  const returns = returnsOf(pickups, trip, { timeZone, ...(!onlyReturn && choices) });
  useFirstReturn(trip, returns, isFree, onChange);
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label={label('Bookings', 'New booking', 'Dock')}
          value={trip.dockId}
          disabled={onlyReturn}
          onChange={({ target }) => onChange({ dockId: target.value })}
        >
          {choices.docks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={label('Bookings', 'New booking', 'Model')}
          value={model ? trip.boatModelId : ''}
          disabled={onlyReturn}
          onChange={({ target }) => onChange({ boatModelId: target.value })}
        >
          {!model && <option value="">Choose</option>}
          {models.map(({ id, name, capacity }) => (
            <option key={id} value={id}>
              {name} ({capacity} people)
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.times}>
        <DateField
          label={label('Bookings', 'New booking', 'Day')}
          required
          value={trip.date}
          disabled={onlyReturn}
          onChange={(date) => {
            const [, clock = ''] = trip.return.split(' ');
            onChange({ date, return: trip.return && `${date} ${clock}` });
          }}
        />
        {isFree || onlyReturn ? (
          <TimeField
            label={label('Bookings', 'New booking', 'Pickup')}
            required
            value={trip.pickup}
            disabled={onlyReturn}
            onChange={(pickup) => onChange({ pickup })}
          />
        ) : (
          <SelectField
            label={label('Bookings', 'New booking', 'Pickup')}
            required
            value={trip.pickup}
            onChange={({ target }) => onChange({ pickup: target.value })}
          >
            <option value="">{noTimes(asked.data, asked.isPending)}</option>
            {pickups.filter(isToCome(trip, timeZone)).map(({ pickup, returns: ends }) => {
              const clock = clockOf(pickup, timeZone);
              const free = Math.max(...ends.map((end) => (end.reason === null ? end.free : 0)));
              return (
                <option key={pickup} value={clock}>
                  {timeText(pickup, timeZone)} (
                  {free > 0 ? `${free} free` : (REASONS[ends[0]?.reason ?? ''] ?? 'full')})
                </option>
              );
            })}
          </SelectField>
        )}
        {isFree ? (
          <DateTimeField
            label={label('Bookings', 'New booking', 'Return')}
            required
            value={trip.return.replace(' ', 'T')}
            onChange={(back) => onChange({ return: back.replace('T', ' ') })}
          />
        ) : (
          <SelectField
            label={label('Bookings', 'New booking', 'Return')}
            required
            value={trip.return}
            onChange={({ target }) => onChange({ return: target.value })}
          >
            {!returns.some(({ value }) => value === trip.return) && (
              <option value={trip.return}>
                {trip.return ? clockWords(trip.return) : 'Choose'}
              </option>
            )}
            {returns.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={styles.row}>
        <Count
          name={label('Bookings', 'New booking', 'Boats')}
          value={trip.boats}
          disabled={onlyReturn}
          onChange={(boats) => onChange({ boats })}
        />
        <Count
          name={label('Bookings', 'New booking', 'People')}
          value={trip.passengers}
          onChange={(passengers) => onChange({ passengers })}
        />
        <SelectField
          label={label('Bookings', 'New booking', 'Partner')}
          value={trip.partnerCode}
          disabled={onlyReturn}
          onChange={({ target }) => onChange({ partnerCode: target.value })}
        >
          <option value="">None</option>
          {choices.partners.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

/** What has passed is not offered; a booking that began keeps its own pickup. */
function isToCome({ pickup: chosen }: Trip, timeZone: string) {
  return ({ pickup, returns }: Pickups[number]) =>
    returns.some(({ reason }) => reason !== 'tooLate') || clockOf(pickup, timeZone) === chosen;
}

/** The returns of a pickup; of a trip that is out, the difference is told beside the form. */
function returnsOf(
  offered: Pickups,
  chosen: Trip,
  { timeZone, currency }: { timeZone: string; currency?: string },
) {
  const found = offered.find(({ pickup }) => clockOf(pickup, timeZone) === chosen.pickup);
  return (found?.returns ?? []).map((end) => {
    const value = localText(end.return, timeZone);
    const [day = ''] = value.split(' ');
    const minutes = (Date.parse(end.return) - Date.parse(found?.pickup ?? end.return)) / 60_000;
    const words = [
      lengthText(minutes),
      currency && end.price !== null && moneyText(end.price, currency),
      currency && (end.reason === null ? `${end.free} free` : (REASONS[end.reason] ?? 'full')),
    ];
    return {
      value,
      canBook: end.reason === null,
      words: `${timeText(end.return, timeZone)}${day === chosen.date ? '' : ` on ${dayText(day)}`} (${words.filter(Boolean).join(', ')})`,
    };
  });
}

function noTimes(offered: Pickups | undefined, isPending: boolean): string {
  if (isPending) return 'Looking for times';
  return offered?.length === 0 ? 'Closed on this day' : 'Choose';
}

/** A pickup brings a return with it: as long as the one before, or else the first that is free. */
function useFirstReturn(
  trip: Trip,
  returns: readonly { value: string; canBook: boolean }[],
  isFree: boolean,
  onChange: (change: Partial<Trip>) => void,
) {
  const isOffered = returns.some(({ value }) => value === trip.return);
  const first = returns.find(({ canBook }) => canBook)?.value ?? returns[0]?.value;
  useEffect(() => {
    if (!isFree && trip.pickup && first && !isOffered) onChange({ return: first });
  }, [isFree, trip.pickup, first, isOffered, onChange]);
}

interface CountProps {
  name: string;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Count({ name, value, disabled, onChange }: CountProps) {
  return (
    <TextField
      type="number"
      label={name}
      inputMode="numeric"
      min={1}
      max={1000}
      required
      disabled={disabled}
      value={value > 0 ? value : ''}
      onChange={({ target }) => onChange(target.valueAsNumber || 0)}
      onFocus={({ target }) => target.select()}
    />
  );
}
