import type { TextKey } from '@slipway/contract/languages';
import { Button, Notice, Stepper } from '@slipway/ui';
import { failureText } from '../../../api/failure-text.ts';
import { usePage } from '../../../app/page.ts';
import styles from '../layout/layout.module.css';
import { NextBar } from '../layout/NextBar.tsx';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import { mostBoatsOf } from '../wish/wish.ts';
import { Alternatives } from './Alternatives.tsx';
import { Calendar } from './Calendar.tsx';
import own from './TimeStep.module.css';
import { Times } from './Times.tsx';

/** People and boats, the day, and the time; what is not free leads to alternatives. */
export function TimeStep({ booking }: { booking: Booking }) {
  const { form, t } = usePage();
  const { wish, quote, addOns, trip } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  const dock = form.docks.find(({ id }) => id === wish.dockId);
  if (!model || !dock) return null;
  const taken = trip !== null && !quote.loading && isRefused(booking);
  const goOn = () =>
    addOns.data && addOns.data.length === 0 ? booking.holdAndGo() : booking.go('extras');
  return (
    <div className={styles.step}>
      <StepHeading
        moved={booking.moved}
        intro={
          <>
            {model.name} · {dock.name}{' '}
            {(booking.docks.length > 1 || booking.boatModels.length > 1) && (
              <Button look="quiet" onClick={() => booking.go('boat')}>
                {t('common.change')}
              </Button>
            )}
          </>
        }
      >
        {t('form.chooseDay')}
      </StepHeading>
      <Party booking={booking} />
      <div className={own.columns}>
        <Calendar booking={booking} key={`${wish.dockId} ${wish.boatModelId}`} />
        {wish.date && (
          <div className={own.times}>
            <Times booking={booking} key={wish.date} />
            {taken && <Alternatives booking={booking} onTake={() => booking.go('extras')} />}
          </div>
        )}
      </div>
      <NextBar
        booking={booking}
        reason={reasonOf(booking, model.severalDays, taken, t)}
        onNext={goOn}
      />
    </div>
  );
}

/** Why the form cannot go on yet. */
function reasonOf(
  { wish, trip, quote }: Booking,
  severalDays: boolean,
  taken: boolean,
  t: (key: TextKey) => string,
): string | null {
  if (!wish.date) return t('form.needDay');
  if (taken) return t('form.timeTaken');
  if (!trip) return t(severalDays ? 'form.chooseSlot' : 'form.chooseTime');
  if (quote.error) return failureText(t, quote.error);
  return quote.loading || quote.data === undefined ? t('common.loading') : null;
}

/** Whether the trip cannot be booked: the quote says so, or there is none. */
function isRefused({ quote }: Booking): boolean {
  return quote.data?.bookable === false || quote.error?.failure === 'refused';
}

function Party({ booking }: { booking: Booking }) {
  const { form, t } = usePage();
  const { wish, change } = booking;
  const model = form.boatModels.find(({ id }) => id === wish.boatModelId);
  if (!model) return null;
  const most = mostBoatsOf(model, wish.dockId);
  const { phoneNumber, emailAddress } = form.company;
  const words = { fewer: t('common.fewer'), more: t('common.more') };
  return (
    <div className={own.party}>
      {model.askForPeople && (
        <Stepper
          {...words}
          label={t('form.howManyPeople')}
          hint={t('form.peopleHint')}
          value={wish.people}
          least={1}
          most={most * model.capacity}
          onChange={(people) => change({ people })}
        />
      )}
      {most > 1 && (
        <Stepper
          {...words}
          label={t('form.howManyBoats')}
          hint={t('common.upToPeople', { capacity: model.capacity * wish.boats })}
          value={wish.boats}
          least={1}
          most={most}
          onChange={(boats) => change({ boats })}
        />
      )}
      {most > 1 && wish.boats >= most && (
        <div className={own.most}>
          <Notice kind="info" live>
            {t('form.mostBoats', { boats: most })}{' '}
            {phoneNumber && (
              <a href={`tel:${phoneNumber}`}>{t('common.callUs', { phone: phoneNumber })}</a>
            )}
            {phoneNumber && emailAddress && ' · '}
            {emailAddress && (
              <a href={`mailto:${emailAddress}`}>
                {t('common.writeToUs', { email: emailAddress })}
              </a>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
}
