import { OVERRIDE, type Override } from '@slipway/contract/team/booking-words';
import { TickField } from '@slipway/ui';
import { useState } from 'react';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import styles from './form.module.css';
import type { Trip } from './trip.ts';

interface OverrideFieldsProps {
  override: Trip['override'];
  onChange: (override: Trip['override']) => void;
}

const HINTS: Record<Override, string> = {
  anyTime: 'Ignores the schedule, early pickup and lead times.',
  anyAvailability: 'Ignores free boats, blockouts, traffic limits and the most boats per booking.',
  anyRule: 'Ignores the booking rules of the customer type.',
  ownPrice: 'Adds no rental line, so that you can add your own cost.',
};

/** Lifts one kind of rule at a time, for those who may. */
export function OverrideFields({ override, onChange }: OverrideFieldsProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(Object.values(override).some(Boolean));
  if (!may('bookings.override')) return null;
  return (
    <div className={styles.grid}>
      <TickField
        role="switch"
        label={label('Bookings', 'New booking', 'Override')}
        checked={isOpen}
        onChange={({ target }) => {
          setOpen(target.checked);
          if (!target.checked) onChange({});
        }}
      />
      {isOpen && (
        <fieldset className={styles.inner}>
          <legend>{label('Bookings', 'New booking', 'Override')}</legend>
          <div className={styles.grid}>
            {(Object.keys(OVERRIDE) as Override[]).map((name) => (
              <TickField
                key={name}
                role="switch"
                label={OVERRIDE[name]}
                hint={HINTS[name]}
                checked={override[name] ?? false}
                onChange={({ target }) => onChange({ ...override, [name]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
