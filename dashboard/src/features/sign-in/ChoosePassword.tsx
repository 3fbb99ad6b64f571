import { Button, TextField } from '@slipway/ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWrite } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { Card } from './Card.tsx';
import styles from './SignIn.module.css';

/** Where the link of a forgotten password leads: a new one is chosen, and one is signed in. */
export default function ChoosePassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const reset = useWrite('resetPassword');
  const { error } = reset;
  return (
    <Card
      title={label('Choose a password')}
      onSubmit={() =>
        reset.mutate(
          { body: { token, password } },
          { onSuccess: () => navigate('/today', { replace: true }) },
        )
      }
    >
      <Refusal error={error} fieldsTell />
      <TextField
        label="New password"
        type="password"
        name="password"
        autoComplete="new-password"
        autoFocus
        hint="At least 8 characters. All other browsers are signed out."
        value={password}
        error={error?.field('password') ?? error?.field('token')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="primary" wide busy={reset.isPending && 'Saving …'}>
        {label('Save')}
      </Button>
      {error?.failure === 'signedOut' && (
        <Link href="/forgot-password" className={styles.link}>
          {label('Forgot password')}
        </Link>
      )}
    </Card>
  );
}
