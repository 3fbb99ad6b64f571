import { TextField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { FormDialog } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import type { TeamAnswer } from './answer.ts';
import { type Grant, GrantFields } from './GrantFields.tsx';

/** Invites a colleague by e-mail, with role, docks and end date. */
export function InviteDialog({ team, onClose }: { team: TeamAnswer; onClose: () => void }) {
  const [emailAddress, setEmailAddress] = useState('');
  const [grant, setGrant] = useState<Grant>({ roleId: 'dock_host', dockIds: null, until: null });
  const invite = useWrite('inviteMember');
  const { done } = useToasts();
  const { error } = invite;
  const submit = () => {
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
    <FormDialog
      title={label('Settings', 'Team', 'Invite')}
      action={label('Settings', 'Team', 'Send invitation')}
      busy={invite.isPending}
      error={error}
      fieldsTell
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
