import { Button, Notice, TextField } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useCall, useWrite } from '../../app/ask.ts';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { Card } from './Card.tsx';
import { answerWithPasskey } from './passkey.ts';
import styles from './SignIn.module.css';

/** Signs a member in with e-mail address and password, or with a passkey. */
export default function SignIn() {
  const [emailAddress, setEmailAddress] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useWrite('signIn');
  const { error } = signIn;
  return (
    <Card
      title={label('Sign in')}
      onSubmit={() => signIn.mutate({ body: { emailAddress: emailAddress.trim(), password } })}
    >
      <Refusal error={error} fieldsTell />
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
      <PasskeySignIn />
      <Link href="/forgot-password" className={styles.link}>
        {label('Forgot password')}
      </Link>
    </Card>
  );
}

function PasskeySignIn() {
  const call = useCall();
  const signIn = useWrite('signInWithPasskey');
  const [refused, setRefused] = useState(false);
  const start = async () => {
    setRefused(false);
    const responseJson = await call('startPasskeySignIn', {})
      .then(({ optionsJson }) => answerWithPasskey(optionsJson))
      .catch(() => undefined);
    if (responseJson === undefined) setRefused(true);
    else signIn.mutate({ body: { responseJson } });
  };
  return (
    <>
      <Refusal error={signIn.error} fieldsTell />
      {refused && (
        <Notice kind="warn" live>
          No passkey was used. Try again, or sign in with your password.
        </Notice>
      )}
      <Button wide onClick={() => void start()} busy={signIn.isPending && 'Signing in …'}>
        {label('Sign in with a passkey')}
      </Button>
    </>
  );
}
