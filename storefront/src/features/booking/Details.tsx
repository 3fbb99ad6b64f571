import { Button } from '@slipway/ui';
import { useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import { usePage } from '../../app/page.ts';
import type { BookingPartProps } from './booking.ts';
import styles from './Details.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';
import { Section } from './Section.tsx';

/** Who has booked, what they answered, and the way to correct it. */
export function Details(props: BookingPartProps & { access: BookingAccess }) {
  const { booking, onChange } = props;
  const { t } = usePage();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const { customer, questions, answers } = booking;
  if (!customer) return null;
  return (
    <Section
      title={t('booking.people')}
      action={
        booking.may.changeDetails && (
          <Button onClick={() => setOpen(true)}>{t('booking.changeDetails')}</Button>
        )
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('booking.name')}</dt>
          <dd>
            {customer.givenName} {customer.familyName}
          </dd>
        </div>
        <div>
          <dt>{t('form.email')}</dt>
          <dd>
            {customer.emailAddress.split('@')[0]}
            <wbr />@{customer.emailAddress.split('@')[1]}
          </dd>
        </div>
        {customer.phoneNumber && (
          <div>
            <dt>{t('form.phone')}</dt>
            <dd>{customer.phoneNumber}</dd>
          </div>
        )}
        {questions.map(({ id, label }) => {
          const answer = answers.find(({ questionId }) => questionId === id)?.answer;
          return answer ? (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{answerText(answer)}</dd>
            </div>
          ) : null;
        })}
      </dl>
      <p role="status" className={styles.saved}>
        {saved && t('booking.detailsSaved')}
      </p>
      {open && (
        <DetailsDialog
          {...props}
          onChange={(changed) => {
            setSaved(true);
            onChange(changed);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );

  function answerText(answer: string): string {
    if (answer === 'yes') return t('common.yes');
    return answer === 'no' ? t('common.no') : answer;
  }
}
