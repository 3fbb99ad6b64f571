import { Button, Dialog, Notice, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../app/ask.ts';
import { label } from '../../shell/label.ts';
import { FormBody } from '../../shell/panel/Panel.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { type Grant, GrantFields } from './GrantFields.tsx';
import type { TeamAnswer } from './Team.tsx';

/** Invites a colleague by e-mail, with role, docks and end date. */
export function InviteDialog({ team, onClose }: { team: TeamAnswer; onClose: () => void }) {
  const [emailAddress, setEmailAddress] = useState('');
  const [grant, setGrant] = useState<Grant>({ roleId: 'dock_host', dockIds: null, until: null });
  const invite = useWrite('inviteMember');
  const { done } = useToasts();
  const { error } = invite;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate(
      { body: { emailAddress: emailAddress.trim(), ...grant } },
      {
        onSuccess: () => {
          done(`An invitation is on its way to ${emailAddress.trim()}.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={label('Settings', 'Team', 'Invite')} close="Close" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormBody>
          {error && error.failure !== 'invalid' && (
            <Notice kind="warn" live>
              {error.message}
            </Notice>
          )}
          <TextField
            label={label('Settings', 'Team', 'E-mail')}
            type="email"
            autoFocus
            autoComplete="off"
            value={emailAddress}
            error={error?.field('emailAddress')}
            onChange={({ target }) => setEmailAddress(target.value)}
          />
          <GrantFields team={team} grant={grant} onChange={setGrant} error={error} />
          <Button type="submit" look="signal" busy={invite.isPending && 'Sending …'}>
            {label('Settings', 'Team', 'Send invitation')}
          </Button>
        </FormBody>
      </form>
    </Dialog>
  );
}
