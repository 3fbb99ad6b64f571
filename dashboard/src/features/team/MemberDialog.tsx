import { Button, Dialog, Notice } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../app/ask.ts';
import { label } from '../../shell/label.ts';
import { FormBody } from '../../shell/panel/Panel.tsx';
import { Refusal } from '../../shell/Refusal.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { type Grant, GrantFields } from './GrantFields.tsx';
import type { ListedMember, TeamAnswer } from './Team.tsx';
import styles from './Ticks.module.css';

interface MemberDialogProps {
  team: TeamAnswer;
  member: ListedMember;
  onClose: () => void;
}

/** Changes what a member may do, or removes somebody who leaves. */
export function MemberDialog({ team, member, onClose }: MemberDialogProps) {
  const { roleId, dockIds, until } = member;
  const [grant, setGrant] = useState<Grant>({ roleId, dockIds, until });
  const [removing, setRemoving] = useState(false);
  const update = useWrite('updateMember');
  const remove = useWrite('removeMember');
  const { done } = useToasts();
  const params = { id: member.id };
  const error = update.error ?? remove.error;
  const finish = (sentence: string) => ({
    onSuccess: () => {
      done(sentence);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ params, body: grant }, finish(`${member.name} is changed.`));
  };
  return (
    <Dialog title={member.name} close="Close" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <Refusal error={error} fieldsTell />
          <GrantFields team={team} grant={grant} onChange={setGrant} error={update.error} />
          <div className={styles.buttons}>
            <Button type="submit" look="signal" busy={update.isPending && 'Saving …'}>
              {label('Save')}
            </Button>
            {!removing && (
              <Button onClick={() => setRemoving(true)}>
                {label('Settings', 'Team', 'Remove')}
              </Button>
            )}
          </div>
          {removing && (
            <Notice
              kind="warn"
              live
              title={`Remove ${member.name}?`}
              action={
                <Button
                  onClick={() => remove.mutate({ params }, finish(`${member.name} is removed.`))}
                >
                  {label('Settings', 'Team', 'Remove')}
                </Button>
              }
            >
              Access ends at once. Bookings and History keep the name.
            </Notice>
          )}
        </FormBody>
      </form>
    </Dialog>
  );
}
