import { useEffect, useState } from 'react';
import type { Answer } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import { SignInForm } from '../../session/SignInForm.tsx';
import styles from './Account.module.css';
import { OwnBookings } from './OwnBookings.tsx';

/** Signing in, and then all bookings of the customer. */
export function AccountPage() {
  const { t, form } = usePage();
  const { data, error, again } = useAnswer('getVisitor', {});
  const [changed, setChanged] = useState<Answer<'getVisitor'>>();
  const visitor = changed ?? data;
  const title = t(visitor?.signedIn ? 'form.yourBookings' : 'form.signIn');
  useEffect(() => {
    document.title = `${title} · ${form.company.name}`;
  }, [title, form]);
  if (error) return <Failed error={error} again={again} />;
  if (!visitor) return <Waiting label={t('common.loading')} />;
  if (!visitor.signedIn) {
    return (
      <div className={styles.box}>
        <h1>{title}</h1>
        <SignInForm onSignedIn={setChanged} />
      </div>
    );
  }
  return (
    <OwnBookings
      visitor={visitor}
      onSignedOut={() => setChanged({ ...visitor, signedIn: false, customer: null })}
    />
  );
}
