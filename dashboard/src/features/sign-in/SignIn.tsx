import { Button, Notice, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../app/ask.ts';
import { label } from '../../shell/label.ts';
import styles from './SignIn.module.css';

/** Signs a member in with e-mail address and password. */
export default function SignIn() {
  const [emailAddress, setEmailAddress] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useWrite('signIn');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ body: { emailAddress: emailAddress.trim(), password } });
  };
  const { error } = signIn;
  const isFieldError = error?.failure === 'invalid' && Object.keys(error.fields).length > 0;
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} noValidate>
        <p className={styles.brand}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9.6 2L7.8 11M14.4 2l1.8 9M8.8 6.5h6.4" />
            <path d="M2 13.6q2.5-2 5 0t5 0 5 0 5 0M2 17.6q2.5-2 5 0t5 0 5 0 5 0M5 21.6q1.75-1.6 3.5 0t3.5 0 3.5 0 3.5 0" />
          </svg>
          Slipway
        </p>
        <h1>{label('Sign in')}</h1>
        {error && !isFieldError && (
          <Notice kind="warn" live>
            {error.message}
          </Notice>
        )}
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username webauthn"
          autoFocus
          value={emailAddress}
          error={error?.field('emailAddress')}
          onChange={({ target }) => setEmailAddress(target.value)}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={error?.field('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" look="signal" wide busy={signIn.isPending && 'Signing in …'}>
          {label('Sign in')}
        </Button>
      </form>
    </main>
  );
}
