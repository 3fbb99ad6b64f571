import { Button, Notice, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import styles from './FindBooking.module.css';
import { useWrite } from './use-write.ts';

/** For whoever has a reference and nothing else: a link to the booking's own address, or signing in. */
export function FindBooking({ reference, wrongKey }: { reference: string; wrongKey: boolean }) {
  const { t, form } = usePage();
  const { busy, error, run } = useWrite('sendBookingLink', undefined);
  const [sent, setSent] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const answer = await run({
      body: {
        reference: String(fields.get('reference')).trim(),
        emailAddress: String(fields.get('emailAddress')).trim(),
      },
    });
    if (answer) setSent(true);
  };
  const wait = error?.failure === 'tooMany' && Math.ceil((error.retryAfter ?? 60) / 60);
  return (
    <div className={styles.find}>
      <h1>{t('booking.findTitle')}</h1>
      {wrongKey && <Notice kind="warn">{t('booking.linkOld')}</Notice>}
      <p>{t('booking.findIntro')}</p>
      {sent ? (
        <Notice kind="good" live>
          {t('booking.findSent')}
        </Notice>
      ) : (
        <form className={styles.form} onSubmit={send} noValidate>
          <TextField
            name="reference"
            label={t('booking.findReference')}
            hint={t('booking.findReferenceHint')}
            defaultValue={reference}
            autoCapitalize="characters"
            spellCheck={false}
            error={error?.fields.reference && t('booking.findReferenceHint')}
          />
          <TextField
            name="emailAddress"
            type="email"
            label={t('booking.findEmail')}
            autoComplete="email"
            error={error?.fields.emailAddress && t('errors.email')}
          />
          {error && error.failure !== 'invalid' && (
            <Notice kind="warn" live>
              {wait ? t('booking.wait', { minutes: wait }) : failureText(t, error)}
            </Notice>
          )}
          <Button type="submit" look="primary" busy={busy && t('common.sending')}>
            {t('booking.findSend')}
          </Button>
        </form>
      )}
      {form.signInPossible && (
        <p>
          <a href="/sign-in">{t('booking.orSignIn')}</a>
        </p>
      )}
    </div>
  );
}
