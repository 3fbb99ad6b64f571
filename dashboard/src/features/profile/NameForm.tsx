import { Button, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { label } from '../../shell/label.ts';
import { FormBody, Panel } from '../../shell/panel/Panel.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';

/** The name that colleagues and History show. */
export function NameForm({ profile }: { profile: Answer<'getProfile'> }) {
  const [name, setName] = useState(profile.name);
  const update = useWrite('updateProfile');
  const { done, wrong } = useToasts();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      { body: { name: name.trim() } },
      {
        onSuccess: () => done('Your name is changed.'),
        onError: (error) => error.failure !== 'invalid' && wrong(error),
      },
    );
  };
  return (
    <Panel title={label('Initials', 'My profile', 'Name')} hint={profile.emailAddress}>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <TextField
            label={label('Initials', 'My profile', 'Name')}
            autoComplete="name"
            value={name}
            error={update.error?.field('name')}
            onChange={({ target }) => setName(target.value)}
          />
          <div>
            <Button type="submit" look="primary" busy={update.isPending && 'Saving …'}>
              {label('Save')}
            </Button>
          </div>
        </FormBody>
      </form>
    </Panel>
  );
}
