import { PERMISSION_LINES, type Permission } from '@slipway/contract/team/permissions';
import { TextField, TickField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { FormDialog } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import type { TeamAnswer } from './answer.ts';
import styles from './Ticks.module.css';

type Role = TeamAnswer['roles'][number];

/** A role to copy, or one of the company's own to change. */
export interface RoleToEdit {
  kind: 'copy' | 'change';
  role: Role;
}

/** Names a role and sets its ticks; nobody can give a right that they do not have. */
export function RoleDialog({ edited, onClose }: { edited: RoleToEdit; onClose: () => void }) {
  const { kind, role } = edited;
  const [name, setName] = useState(kind === 'change' ? role.name : '');
  const [ticked, setTicked] = useState<ReadonlySet<Permission>>(new Set(role.permissions));
  const create = useWrite('createRole');
  const update = useWrite('updateRole');
  const { done } = useToasts();
  const error = create.error ?? update.error;
  const finish = (sentence: string) => ({
    onSuccess: () => {
      done(sentence);
      onClose();
    },
  });
  const params = { id: role.id };
  const submit = () => {
    const body = { name: name.trim(), permissions: [...ticked] };
    if (kind === 'change') update.mutate({ params, body }, finish(`${body.name} is changed.`));
    else create.mutate({ body: { ...body, copiedFrom: role.id } }, finish(`${body.name} is made.`));
  };
  return (
    <FormDialog
      title={kind === 'copy' ? label('Settings', 'Team', 'Copy role') : role.name}
      action={label('Save')}
      busy={create.isPending || update.isPending}
      error={error}
      fieldsTell
      apart={
        kind === 'change' && (
          <FinalButton
            label={label('Settings', 'Team', 'Remove')}
            title={`Remove the role ${role.name}?`}
            action="Remove for good"
            does="removeRole"
            input={{ params }}
            done={`${role.name} is removed.`}
            onDone={onClose}
          >
            <p>Its ticks are gone. A role that somebody has cannot be removed.</p>
          </FinalButton>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={label('Settings', 'Team', 'Name')}
        hint="Name the job, not the person."
        autoFocus
        autoComplete="off"
        value={name}
        error={error?.field('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <p>Copied from: {kind === 'copy' ? role.name : role.copiedFrom}</p>
      <Ticks ticked={ticked} onChange={setTicked} />
    </FormDialog>
  );
}

interface TicksProps {
  ticked: ReadonlySet<Permission>;
  onChange: (ticked: ReadonlySet<Permission>) => void;
}

/** A line is one tick; a line of which only a part is granted says so, and a click grants all of it. */
function Ticks({ ticked, onChange }: TicksProps) {
  const may = useMay();
  return (
    <fieldset className={styles.ticks}>
      <legend>What it allows</legend>
      {PERMISSION_LINES.map(({ label: words, permissions, partly }) => {
        const parts = Object.keys(permissions) as Permission[];
        const granted = parts.filter((part) => ticked.has(part));
        const isPart = granted.length > 0 && granted.length < parts.length;
        return (
          <TickField
            key={words}
            label={words}
            hint={isPart ? `Partly: ${partly?.replaceAll('**', '')}` : undefined}
            checked={granted.length > 0}
            disabled={!parts.every(may)}
            onChange={() => {
              const others = [...ticked].filter((permission) => !parts.includes(permission));
              onChange(new Set(granted.length === parts.length ? others : [...others, ...parts]));
            }}
          />
        );
      })}
    </fieldset>
  );
}
