import { Button, LinkButton } from '@slipway/ui';
import { paymentWindowOf } from '../../../access/payment-return.ts';
import { usePage } from '../../../app/page.ts';
import styles from '../layout/layout.module.css';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import own from './Elsewhere.module.css';
import { useEndElsewhere } from './use-end-elsewhere.ts';

/** The booking goes on in another window: this one says so, and waits for its end. */
export function Elsewhere({ booking }: { booking: Booking }) {
  const { t, language } = usePage();
  const { draft, elsewhere } = booking;
  useEndElsewhere(booking);
  const pays = elsewhere === 'payment';
  const again = draft.draft && paymentWindowOf(draft.draft.reference, draft.key ?? '', language);
  return (
    <div className={styles.step}>
      <StepHeading moved>{t(pays ? 'form.payElsewhere' : 'form.bookElsewhere')}</StepHeading>
      <p role="status" className={own.waits}>
        <span className={own.wave} aria-hidden="true" />
        {t(pays ? 'form.payElsewhereText' : 'form.bookElsewhereText')}
      </p>
      <p className={own.ways}>
        {pays && again && (
          <LinkButton href={again} target="_blank">
            {t('form.payWindow')}
          </LinkButton>
        )}
        <Button look="quiet" onClick={() => booking.setElsewhere(null)}>
          {t(pays ? 'common.back' : 'form.bookHere')}
        </Button>
      </p>
    </div>
  );
}
