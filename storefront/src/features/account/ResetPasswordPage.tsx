import { Button, LinkButton, Notice, TextField } from '@slipway/ui';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import styles from './Account.module.css';

const LEAST_CHARACTERS = 8;

/** What the page says to whoever has forgotten a password, and to whoever gets their first one. */
const WORDS = {
  reset: { title: 'form.resetPassword', done: 'form.resetDone', old: 'form.resetLinkOld' },
  account: { title: 'form.createAccount', done: 'form.accountDone', old: 'form.accountLinkOld' },
} as const;

/** Chooses a password with the secret of the link from the e-mail. */
export function ResetPasswordPage() {
  const { t, call, form, address } = usePage();
  const words = WORDS[address.pathname === '/new-account' ? 'account' : 'reset'];
  const token = useToken();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [short, setShort] = useState(false);
  const [done, setDone] = useState(false);
  useEffect(() => {
    document.title = `${t(words.title)} · ${form.company.name}`;
  }, [t, form, words]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const isShort = password.length < LEAST_CHARACTERS;
    setShort(isShort);
    if (isShort || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await call('resetPassword', { body: { token, password } });
      setDone(true);
    } catch (reason) {
      setError(reason as ApiError);
    } finally {
      setBusy(false);
    }
  };
  const isWeak = error?.fields.password !== undefined;
  const isOld =
    !token || (error && !isWeak && ['missing', 'invalid', 'refused'].includes(error.failure));
  const problem = short
    ? t('errors.password', { least: LEAST_CHARACTERS })
    : isWeak && t('errors.passwordWeak');
  return (
    <div className={styles.box}>
      <h1>{t(words.title)}</h1>
      {done && (
        <>
          <Notice kind="good" live>
            {t(words.done)}
          </Notice>
          <LinkButton href="/sign-in" look="primary">
            {t('form.yourBookings')}
          </LinkButton>
        </>
      )}
      {!done && isOld && (
        <>
          <Notice kind="warn" live>
            {t(words.old)}
          </Notice>
          <LinkButton href="/sign-in">{t('form.signIn')}</LinkButton>
        </>
      )}
      {!done && !isOld && (
        <form className={styles.form} onSubmit={send} noValidate>
          <TextField
            name="password"
            type="password"
            label={t('form.password')}
            hint={t('form.passwordHint', { least: LEAST_CHARACTERS })}
            autoComplete="new-password"
            error={problem || undefined}
          />
          {error && !isWeak && (
            <Notice kind="warn" live>
              {failureText(t, error)}
            </Notice>
          )}
          <Button type="submit" look="primary" wide busy={busy && t('common.sending')}>
            {t('common.save')}
          </Button>
        </form>
      )}
    </div>
  );
}

/** The secret of the link, taken out of the address at once. */
function useToken(): string {
  const { address, history } = usePage();
  return useMemo(() => {
    const token = new URLSearchParams(address.hash.slice(1)).get('token') ?? '';
    if (address.hash) history.replaceState(null, '', address.pathname + address.search);
    return token;
  }, [address, history]);
}
