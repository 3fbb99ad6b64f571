import { Button, Notice, TextField } from '@slipway/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { answerWithPasskey } from './passkey.ts';
import styles from './SignIn.module.css';

interface SignInFormProps {
  onSignedIn: () => unknown;
  children?: ReactNode;
}

/** Signs a member in with e-mail address and password, or with a passkey. */
export function SignInForm({ onSignedIn, children }: SignInFormProps) {
  const call = useCall();
  const [emailAddress, setEmailAddress] = useState('');
  const [password, setPassword] = useState('');
  const body = { emailAddress: emailAddress.trim(), password };
  const signIn = useMutation<unknown, ApiError, void>({
    mutationFn: () => call('signIn', { body }),
    onSuccess: onSignedIn,
  });
  const { error } = signIn;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        event.stopPropagation();
        if (!signIn.isPending) signIn.mutate();
      }}
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
      <Button type="submit" look="primary" wide busy={signIn.isPending && 'Signing in …'}>
        {label('Sign in')}
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} />
      {children}
    </form>
  );
}

function PasskeySignIn({ onSignedIn }: Pick<SignInFormProps, 'onSignedIn'>) {
  const call = useCall();
  const signIn = useMutation<unknown, ApiError, string>({
    mutationFn: (responseJson) => call('signInWithPasskey', { body: { responseJson } }),
    onSuccess: onSignedIn,
  });
  const [refused, setRefused] = useState(false);
  const start = async () => {
    setRefused(false);
    const responseJson = await call('startPasskeySignIn', {})
      .then(({ optionsJson }) => answerWithPasskey(optionsJson))
      .catch(() => undefined);
    if (responseJson === undefined) setRefused(true);
    else signIn.mutate(responseJson);
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
