import { Button, Notice, TextField } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWrite } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { Card } from './Card.tsx';
import styles from './SignIn.module.css';

/** Sends a link for a new password. It says the same to everybody, so that nobody learns who is here. */
export default function ForgotPassword() {
  const [emailAddress, setEmailAddress] = useState('');
  const forgot = useWrite('forgotPassword');
  return (
    <Card
      title={label('Forgot password')}
      onSubmit={() => forgot.mutate({ body: { emailAddress: emailAddress.trim() } })}
    >
      {forgot.isSuccess ? (
        <Notice kind="good" live title="Look into your mailbox">
          If a member of a team has this address, a link is on its way. It works once, for one hour.
        </Notice>
      ) : (
        <>
          <Refusal error={forgot.error} fieldsTell />
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            hint="The address that your company invited."
            value={emailAddress}
            error={forgot.error?.field('emailAddress')}
            onChange={({ target }) => setEmailAddress(target.value)}
          />
          <Button type="submit" look="primary" wide busy={forgot.isPending && 'Sending …'}>
            {label('Send link')}
          </Button>
        </>
      )}
      <Link href="/" className={styles.link}>
        {label('Sign in')}
      </Link>
    </Card>
  );
}
