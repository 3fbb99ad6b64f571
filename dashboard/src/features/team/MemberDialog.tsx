import { useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { FormDialog } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import type { ListedMember, TeamAnswer } from './answer.ts';
import { type Grant, GrantFields } from './GrantFields.tsx';

interface MemberDialogProps {
  team: TeamAnswer;
  member: ListedMember;
  onClose: () => void;
}

/** Changes what a member may do, or removes somebody who leaves. */
export function MemberDialog({ team, member, onClose }: MemberDialogProps) {
  const { roleId, dockIds, until, name } = member;
  const [grant, setGrant] = useState<Grant>({ roleId, dockIds, until });
  const update = useWrite('updateMember');
  const { done } = useToasts();
  const params = { id: member.id };
  return (
    <FormDialog
      title={name}
      action={label('Save')}
      busy={update.isPending}
      error={update.error}
      fieldsTell
      apart={
        <FinalButton
          label={label('Settings', 'Team', 'Remove')}
          title={`Remove ${name}?`}
          action="Remove for good"
          does="removeMember"
          input={{ params }}
          done={`${name} is removed.`}
          onDone={onClose}
        >
          <p>Access ends at once. Bookings and History keep the name.</p>
        </FinalButton>
      }
      onSubmit={() =>
        update.mutate(
          { params, body: grant },
          {
            onSuccess: () => {
              done(`${name} is changed.`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <GrantFields team={team} grant={grant} onChange={setGrant} error={update.error} />
    </FormDialog>
  );
}
