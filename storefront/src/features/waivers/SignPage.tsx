import { Notice } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { useBookingAccess } from '../../access/booking-access.ts';
import type { Answer } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import { SignForm } from './SignForm.tsx';
import { WaiverSection } from './WaiverSection.tsx';
import styles from './Waivers.module.css';

/** One document on the phone of somebody who has scanned a code; all of them with the link of a mail. */
export function SignPage() {
  const { t, form } = usePage();
  const access = useBookingAccess();
  const [signed, setSigned] = useState<Answer<'signWaiver'>>();
  const [done, setDone] = useState(false);
  const { data, error, again } = useAnswer(
    'listWaivers',
    { query: access.query },
    { key: access.key },
  );
  const waiver = signed ?? data?.[0];
  useEffect(() => {
    document.title = `${waiver?.name ?? t('waiver.title')} · ${form.company.name}`;
  }, [waiver, t, form]);
  if (error?.failure === 'missing' || error?.failure === 'forbidden') {
    return (
      <div className={styles.alone}>
        <h1>{t('waiver.title')}</h1>
        <Notice kind="warn">{t('waiver.linkOld')}</Notice>
      </div>
    );
  }
  if (error) return <Failed error={error} again={again} />;
  if (!waiver) return <Waiting label={t('common.loading')} lines={4} />;
  if (data && data.length > 1) {
    return (
      <>
        <h1 className="visually-hidden">{t('waiver.title')}</h1>
        <WaiverSection access={access} onSigned={() => {}} />
      </>
    );
  }
  const isFull = waiver.needed !== null && waiver.signed >= waiver.needed;
  const isEnough = isFull && !signed;
  return (
    <div className={styles.alone}>
      <h1>{waiver.name}</h1>
      {waiver.needed !== null && (
        <p className={styles.note}>
          {t('waiver.signedOf', { signed: waiver.signed, needed: waiver.needed })}
        </p>
      )}
      {isEnough || done ? (
        <Notice kind="good" live>
          {isFull ? t('waiver.enough') : t('waiver.closePage')}
        </Notice>
      ) : (
        <SignForm
          waiver={waiver}
          access={access}
          onSigned={setSigned}
          onDone={() => setDone(true)}
        />
      )}
    </div>
  );
}
