import { Button, Notice, TextField } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ApiError } from '../../api/api-error.ts';
import { useCall, useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { Waiting } from '../../shell/states/Answered.tsx';
import { Card } from './Card.tsx';
import styles from './SignIn.module.css';

/** Where the link of an invitation leads: somebody becomes a member of a team. */
export default function Invitation({ token }: { token: string }) {
  const call = useCall();
  const opened = useQuery<Answer<'getInvitation'>, ApiError>({
    queryKey: ['getInvitation', token],
    queryFn: () => call('getInvitation', { body: { token } }),
    retry: false,
  });
  if (opened.data) return <Accept token={token} invitation={opened.data} />;
  if (!opened.error) return <Waiting label="Opening the invitation" />;
  return (
    <Card title="Invitation">
      <Notice kind="warn" live>
        {opened.error.message}
      </Notice>
      <Link href="/" className={styles.link}>
        {label('Sign in')}
      </Link>
    </Card>
  );
}

interface AcceptProps {
  token: string;
  invitation: Answer<'getInvitation'>;
}

function Accept({ token, invitation }: AcceptProps) {
  const { companyName, emailAddress, roleName, isKnown, isSignedIn } = invitation;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const accept = useWrite('acceptInvitation');
  const { error } = accept;
  const body = {
    token,
    ...(!isKnown && { name: name.trim() }),
    ...(!isSignedIn && { password }),
  };
  return (
    <Card
      title={`Welcome to ${companyName}`}
      onSubmit={() =>
        accept.mutate({ body }, { onSuccess: () => navigate('/today', { replace: true }) })
      }
    >
      <p>
        You are invited as {roleName}, with the address {emailAddress}.
      </p>
      <Refusal error={error} fieldsTell />
      {!isKnown && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          autoFocus
          hint="As your colleagues know you."
          value={name}
          error={error?.field('name')}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {!isSignedIn && (
        <TextField
          label={isKnown ? 'Password' : 'New password'}
          type="password"
          name="password"
          autoComplete={isKnown ? 'current-password' : 'new-password'}
          hint={
            isKnown
              ? 'You sign in to Slipway already. Give that password.'
              : 'At least 8 characters.'
          }
          value={password}
          error={error?.field('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <Button type="submit" look="primary" wide busy={accept.isPending && 'One moment …'}>
        {label('Accept invitation')}
      </Button>
    </Card>
  );
}
