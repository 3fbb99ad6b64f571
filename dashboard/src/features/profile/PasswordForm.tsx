import { Button, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { FormBody, Panel } from '../../shell/panel/Panel.tsx';
import { Refusal } from '../../shell/Refusal.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';

const EMPTY = { password: '', newPassword: '' };

/** Changes the password; every other browser is signed out by it. */
export function PasswordForm() {
  const [body, setBody] = useState(EMPTY);
  const change = useWrite('changePassword');
  const { done } = useToasts();
  const { error } = change;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { body },
      {
        onSuccess: () => {
          setBody(EMPTY);
          done('Your password is changed. All other browsers are signed out.');
        },
      },
    );
  };
  return (
    <Panel title={label('Initials', 'My profile', 'Password')}>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <Refusal error={error} fieldsTell />
          <TextField
            label={label('Initials', 'My profile', 'Old password')}
            type="password"
            autoComplete="current-password"
            value={body.password}
            error={error?.field('password')}
            onChange={({ target }) => setBody({ ...body, password: target.value })}
          />
          <TextField
            label={label('Initials', 'My profile', 'New password')}
            type="password"
            autoComplete="new-password"
            hint="At least 8 characters."
            value={body.newPassword}
            error={error?.field('newPassword')}
            onChange={({ target }) => setBody({ ...body, newPassword: target.value })}
          />
          <div>
            <Button type="submit" look="primary" busy={change.isPending && 'Saving …'}>
              {label('Initials', 'My profile', 'Change password')}
            </Button>
          </div>
        </FormBody>
      </form>
    </Panel>
  );
}
