import { Button, Dialog } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { Answer } from '../../api/call.ts';
import { usePage } from '../../app/page.ts';
import { OtherPhone } from './OtherPhone.tsx';
import { SignForm } from './SignForm.tsx';
import styles from './Waivers.module.css';

type Waiver = Answer<'listWaivers'>[number];

interface WaiverCardProps {
  waiver: Waiver;
  access: BookingAccess;
  again: () => void;
  onSigned: (waiver: Waiver) => void;
}

const WHO = {
  main_renter: 'waiver.signMainRenter',
  one_per_boat: 'waiver.signOnePerBoat',
  every_passenger: 'waiver.signEveryPassenger',
  anyone: 'waiver.signAnyone',
} as const;

/** One document: its counter, its signatures, and the ways to sign. */
export function WaiverCard({ waiver, access, again, onSigned }: WaiverCardProps) {
  const { t } = usePage();
  const [open, setOpen] = useState<'sign' | 'share' | null>(null);
  const { needed, signed, signatures, signer } = waiver;
  const isOpen = needed === null || signed < needed;
  const close = () => {
    if (open === 'share') again();
    setOpen(null);
  };
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <h3>{waiver.name}</h3>
        {needed !== null && (
          <p className={isOpen ? styles.count : styles.full}>
            {t('waiver.signedOf', { signed: Math.min(signed, needed), needed })}
          </p>
        )}
      </div>
      {needed !== null && (
        <div className={styles.bar} aria-hidden="true">
          {Array.from({ length: needed }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
            <span key={index} data-signed={index < signed || undefined} />
          ))}
        </div>
      )}
      <p className={styles.note}>
        {t(WHO[signer])}
        {waiver.required && isOpen && ` · ${t('waiver.requiredNote')}`}
      </p>
      {signatures.length > 0 && (
        <ul className={styles.signatures}>
          {signatures.map(({ signerName, signedAt }) => (
            <li key={signedAt}>
              {t('waiver.signedBy', { name: signerName, signedAt: new Date(signedAt) })}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className={styles.actions}>
          <Button look="primary" onClick={() => setOpen('sign')}>
            {t('waiver.read')}
          </Button>
          <Button onClick={() => setOpen('share')}>{t('waiver.otherPhone')}</Button>
        </div>
      )}
      {open === 'sign' && (
        <Dialog title={waiver.name} close={t('common.close')} onClose={close}>
          <SignForm waiver={waiver} access={access} onSigned={onSigned} onDone={close} />
        </Dialog>
      )}
      {open === 'share' && (
        <Dialog title={t('waiver.otherPhone')} close={t('common.close')} onClose={close}>
          <OtherPhone waiver={waiver} access={access} />
        </Dialog>
      )}
    </article>
  );
}
