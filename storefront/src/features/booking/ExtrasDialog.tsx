import { Button, Dialog, Notice, Stepper } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { Answer } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import type { BookingPartProps, OwnBooking } from './booking.ts';
import styles from './Extras.module.css';
import { useWrite } from './use-write.ts';

type Extra = Answer<'listOwnExtras'>[number];
type DialogProps = BookingPartProps & { access: BookingAccess; onClose: () => void };

/** Chooses extras, with the new price before anything is saved. */
export function ExtrasDialog({ booking, access, onChange, onClose }: DialogProps) {
  const { t } = usePage();
  const { data, error, again } = useAnswer(
    'listOwnExtras',
    { query: access.query },
    { key: access.key },
  );
  return (
    <Dialog title={t('booking.changeExtras')} close={t('common.close')} onClose={onClose}>
      {error && <Failed error={error} again={again} />}
      {!error && !data && <Waiting label={t('form.loadingExtras')} />}
      {data && (
        <Choose
          extras={data}
          booking={booking}
          access={access}
          onClose={onClose}
          onChange={onChange}
        />
      )}
    </Dialog>
  );
}

function Choose({
  extras,
  booking,
  access,
  onChange,
  onClose,
}: DialogProps & { extras: readonly Extra[] }) {
  const { t, formats } = usePage();
  const { money } = formats();
  const [chosen, choose] = useState<Record<string, number>>(() =>
    Object.fromEntries(extras.map(({ id, quantity }) => [id, quantity])),
  );
  const addOns = extras
    .map(({ id }) => ({ addOnId: id, quantity: chosen[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const isChanged = extras.some(({ id, quantity }) => chosen[id] !== quantity);
  const preview = usePreview(isChanged ? addOns : null, access);
  const saving = useWrite('changeExtras', access.key);
  const total = preview.data?.totalIncludingTax;
  const save = async () => {
    const expected = total === undefined ? {} : { expectedTotal: total };
    const changed = await saving.run({ query: access.query, body: { addOns, ...expected } });
    if (!changed) return;
    onChange(changed);
    onClose();
  };
  const error = saving.error ?? (isChanged ? preview.error : undefined);
  return (
    <div className={styles.choose}>
      <ul className={styles.extras}>
        {extras.map((extra) => (
          <li key={extra.id}>
            <OneExtra
              extra={extra}
              booking={booking}
              quantity={chosen[extra.id] ?? 0}
              onChange={(quantity) => choose({ ...chosen, [extra.id]: quantity })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.preview} role="status">
        {isChanged && !preview.data && !error && <p>{t('booking.extrasPricing')}</p>}
        {isChanged && preview.data && (
          <Difference booking={booking} difference={preview.data.difference} total={total ?? 0} />
        )}
        {error && <Notice kind="warn">{failureText(t, error)}</Notice>}
      </div>
      <div className={styles.actions}>
        <Button
          look="primary"
          busy={saving.busy && t('common.sending')}
          aria-disabled={!isChanged || !preview.data}
          onClick={() => isChanged && preview.data && save()}
        >
          {total === undefined
            ? t('common.save')
            : t('booking.extrasSave', { totalAmount: money(total) })}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}

function Difference(props: { booking: OwnBooking; difference: number; total: number }) {
  const { booking, difference, total } = props;
  const { t, formats } = usePage();
  const { money } = formats();
  const words =
    difference < 0 && booking.money.balance + difference < 0
      ? t('booking.extrasLess', { amount: money(-difference), totalAmount: money(total) })
      : t('booking.extrasMore', { amount: money(difference), totalAmount: money(total) });
  return <p className={styles.difference}>{words}</p>;
}

const BASIS = {
  piece: 'form.perPiece',
  boat: 'form.perBoat',
  passenger: 'form.perPassenger',
  hour: 'form.perHour',
  day: 'form.perDay',
  passenger_hour: 'form.perPassengerHour',
} as const;

interface OneExtraProps {
  extra: Extra;
  booking: OwnBooking;
  quantity: number;
  onChange: (quantity: number) => void;
}

function OneExtra({ extra, booking, quantity, onChange }: OneExtraProps) {
  const { t, formats } = usePage();
  const { money, dateTime } = formats(booking.dock.address.timeZoneName);
  const price = `${money(extra.prices.includingTax)} ${t(BASIS[extra.basis])}`;
  const until = extra.orderUntil && dateTime(new Date(extra.orderUntil));
  if (!extra.changeable) {
    return (
      <div className={styles.closed}>
        <p>
          <strong>{extra.name}</strong>
          {extra.quantity > 0 && ` × ${extra.quantity}`}
        </p>
        <p className={styles.note}>{t('booking.extraCutOff')}</p>
      </div>
    );
  }
  const most = extra.most === null ? MANY : Math.max(extra.most, extra.quantity);
  return (
    <>
      <Stepper
        label={extra.name}
        hint={until ? `${price} · ${t('booking.extrasUntil', { until })}` : price}
        value={quantity}
        least={0}
        most={most}
        fewer={t('common.fewer')}
        more={t('common.more')}
        onChange={onChange}
      />
      {extra.description && <p className={styles.note}>{extra.description}</p>}
      {extra.most !== null && quantity >= most && (
        <p className={styles.note}>{t('form.extraMost', { most })}</p>
      )}
    </>
  );
}

const MANY = 99;

/** What the chosen extras would cost, asked a moment after the last change. */
function usePreview(
  addOns: readonly { addOnId: string; quantity: number }[] | null,
  access: BookingAccess,
) {
  return useAnswer(
    'previewExtras',
    addOns && { query: access.query, body: { addOns: [...addOns] } },
    { key: access.key },
  );
}
