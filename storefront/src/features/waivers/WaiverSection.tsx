import { useId, useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { Answer } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import { WaiverCard } from './WaiverCard.tsx';
import styles from './Waivers.module.css';

type Waiver = Answer<'listWaivers'>[number];

/** The documents of a booking on its page: who has signed, and the ways to sign. */
export function WaiverSection(props: { access: BookingAccess; onSigned: () => void }) {
  const { access, onSigned } = props;
  const { t } = usePage();
  const headingId = useId();
  const [signed, setSigned] = useState<Record<string, Waiver>>({});
  const { data, error, again } = useAnswer(
    'listWaivers',
    { query: access.query },
    { key: access.key },
  );
  const waivers = data?.map((waiver) => latest(waiver, signed[waiver.id]));
  const isDone = waivers?.every((waiver) => waiver.signed >= (waiver.needed ?? 0));
  return (
    <section id="waivers" className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('waiver.title')}</h2>
      <p>{isDone ? t('waiver.allSigned') : t('waiver.intro')}</p>
      {error && <Failed error={error} again={again} />}
      {!error && !waivers && <Waiting label={t('common.loading')} lines={2} />}
      {waivers?.map((waiver) => (
        <WaiverCard
          key={waiver.id}
          waiver={waiver}
          access={access}
          again={again}
          onSigned={(now) => {
            setSigned({ ...signed, [now.id]: now });
            onSigned();
          }}
        />
      ))}
    </section>
  );
}

/** Somebody on another phone may have signed since. */
function latest(read: Waiver, signed: Waiver | undefined): Waiver {
  return signed && signed.signed > read.signed ? signed : read;
}
