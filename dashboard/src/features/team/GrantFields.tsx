import { SelectField, TickField } from '@slipway/ui';
import type { ApiError } from '../../api/api-error.ts';
import { DateField } from '../../shell/dates/fields.tsx';
import { label } from '../../shell/label.ts';
import type { TeamAnswer } from './answer.ts';
import styles from './Ticks.module.css';

/** What somebody may do, where, and until when. */
export interface Grant {
  roleId: string;
  dockIds: string[] | null;
  until: string | null;
}

interface GrantFieldsProps {
  team: TeamAnswer;
  grant: Grant;
  onChange: (grant: Grant) => void;
  error: ApiError | null;
}

/** Role, docks and end date: the same for an invitation and for a member. */
export function GrantFields({ team, grant, onChange, error }: GrantFieldsProps) {
  const { dockIds } = grant;
  const tick = (id: string, isOn: boolean) => {
    const others = (dockIds ?? []).filter((dockId) => dockId !== id);
    onChange({ ...grant, dockIds: isOn ? [...others, id] : others });
  };
  return (
    <>
      <SelectField
        label={label('Settings', 'Team', 'Role')}
        value={grant.roleId}
        error={error?.field('roleId')}
        onChange={({ target }) => onChange({ ...grant, roleId: target.value })}
      >
        {team.roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.ticks}>
        <legend>{label('Settings', 'Team', 'Docks')}</legend>
        <TickField
          label={label('Settings', 'Team', 'All docks')}
          hint="Also those that you open later."
          checked={dockIds === null}
          onChange={({ target }) => onChange({ ...grant, dockIds: target.checked ? null : [] })}
        />
        {dockIds !== null &&
          team.docks.map(({ id, name }) => (
            <TickField
              key={id}
              label={name}
              checked={dockIds.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          ))}
        {error?.field('dockIds') && <p className={styles.error}>{error.field('dockIds')}</p>}
      </fieldset>
      <DateField
        label={label('Settings', 'Team', 'End date')}
        optional="optional"
        value={grant.until ?? ''}
        error={error?.field('until')}
        onChange={(until) => onChange({ ...grant, until: until || null })}
      />
    </>
  );
}
