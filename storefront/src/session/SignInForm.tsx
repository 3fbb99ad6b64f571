import { Button, Notice, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Answer } from '../api/call.ts';
import { failureText } from '../api/failure-text.ts';
import { usePage } from '../app/page.ts';
import styles from './AccountBox.module.css';

/** E-mail address and password, or a link to choose a new password. */
export function SignInForm({
  onSignedIn,
}: {
  onSignedIn: (visitor: Answer<'getVisitor'>) => void;
}) {
  const { t, call } = usePage();
  const [emailAddress, setEmailAddress] = useState('');
  const [password, setPassword] = useState('');
  const [forgot, setForgot] = useState(false);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      if (forgot) {
        await call('forgotPassword', { body: { emailAddress: emailAddress.trim() } });
        setSent(true);
      } else {
        const body = { emailAddress: emailAddress.trim(), password };
        onSignedIn(await call('signIn', { body }));
      }
    } catch (error) {
      const failure = error as ApiError;
      setProblem(
        failure.failure === 'tooMany' && failure.retryAfter
          ? t('form.signInWait', { seconds: failure.retryAfter })
          : failure.failure === 'invalid' || failure.failure === 'missing'
            ? t(forgot ? 'errors.email' : 'form.signInFailed')
            : failureText(t, failure),
      );
    } finally {
      setBusy(false);
    }
  };

  if (sent) {
    return (
      <Notice kind="good" live>
        {t('form.resetLinkSent')}
      </Notice>
    );
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {problem && (
        <Notice kind="warn" live>
          {problem}
        </Notice>
      )}
      {forgot && (
        <p>
          <strong>{t('form.forgotPassword')}</strong> {t('form.forgotPasswordIntro')}
        </p>
      )}
      <TextField
        label={t('form.email')}
        type="email"
        autoComplete="username"
        value={emailAddress}
        onChange={(event) => setEmailAddress(event.target.value)}
      />
      {!forgot && (
        <TextField
          label={t('form.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Button look="primary" type="submit" busy={busy ? t('common.sending') : null}>
        {t(forgot ? 'form.sendResetLink' : 'form.signIn')}
      </Button>
      <Button look="quiet" onClick={() => setForgot(!forgot)}>
        {t(forgot ? 'common.back' : 'form.forgotPassword')}
      </Button>
    </form>
  );
}
