import { Stepper } from '@slipway/ui';
import { usePage } from '../../../app/page.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import styles from '../layout/layout.module.css';
import { NextBar } from '../layout/NextBar.tsx';
import { Picture } from '../layout/Picture.tsx';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import own from './ExtrasStep.module.css';
import { byCategory, type Extra, mostPieces, PER } from './price-basis.ts';

/** Extras of the trip, each category as the company shows it: tiles, rows or a compact list. */
export function ExtrasStep({ booking }: { booking: Booking }) {
  const { t } = usePage();
  const { addOns, wish } = booking;
  const some = Object.values(wish.addOns).some((pieces) => pieces > 0);
  return (
    <div className={styles.step}>
      <StepHeading moved={booking.moved}>{t('form.extras')}</StepHeading>
      {addOns.error && <Failed error={addOns.error} again={addOns.again} />}
      {!addOns.data && addOns.loading && <Waiting label={t('form.loadingExtras')} />}
      {addOns.data &&
        byCategory(addOns.data).map(({ category, extras }) => (
          <section key={category?.name ?? ''} className={styles.section}>
            {category && <h2>{category.name}</h2>}
            <ul className={own[category?.display ?? 'rows']}>
              {extras.map((extra) => (
                <ExtraItem
                  key={extra.id}
                  extra={extra}
                  booking={booking}
                  pictured={category?.display !== 'compact'}
                />
              ))}
            </ul>
          </section>
        ))}
      <NextBar
        booking={booking}
        label={some ? undefined : t('form.extrasSkip')}
        reason={addOns.data ? null : t('common.loading')}
        onNext={booking.holdAndGo}
      />
    </div>
  );
}

interface ExtraItemProps {
  extra: Extra;
  booking: Booking;
  pictured: boolean;
}

function ExtraItem({ extra, booking, pictured }: ExtraItemProps) {
  const { form, t, formats } = usePage();
  const { money, dateTime } = formats(
    form.docks.find(({ id }) => id === booking.wish.dockId)?.address.timeZoneName,
  );
  const { id, name, description, media, prices, basis, leftThatDay, orderable, orderUntil } = extra;
  const pieces = booking.wish.addOns[id] ?? 0;
  const price =
    form.options.pricesShown === 'excluding_tax' ? prices.excludingTax : prices.includingTax;
  const late = orderUntil !== null && new Date(orderUntil) < new Date();
  return (
    <li className={own.extra} data-off={!orderable || undefined}>
      {pictured && <Picture media={media} kind="extra" />}
      <div className={own.words}>
        <strong>{name}</strong>
        {description && <p className={own.soft}>{description}</p>}
        <p>
          {price === 0 ? t('common.free') : `${money(price)} ${t(PER[basis])}`}
          {orderable && leftThatDay !== null && leftThatDay < 10 && (
            <span className={own.left}> · {t('form.extraLeft', { count: leftThatDay })}</span>
          )}
        </p>
      </div>
      <div className={own.control}>
        {orderable ? (
          <Stepper
            label={name}
            labelHidden
            fewer={t('common.fewer')}
            more={t('common.more')}
            value={pieces}
            least={0}
            most={mostPieces(extra)}
            onChange={(count) =>
              booking.change({ addOns: { ...booking.wish.addOns, [id]: count } })
            }
          />
        ) : (
          <p className={own.soft}>
            {late && orderUntil
              ? t('form.extraOrderedUntil', { moment: dateTime(new Date(orderUntil)) })
              : t('form.extraSoldOut')}
          </p>
        )}
      </div>
    </li>
  );
}
