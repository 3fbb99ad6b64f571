import { Button, SelectField, TextField } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../../api/ask.ts';
import { FinalButton } from '../../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../../shell/label.ts';
import { type Filter, filterOf, searchOf } from './filter.ts';
import styles from './SavedFilters.module.css';

interface SavedFiltersProps {
  filter: Filter;
  show: (filter: Filter) => void;
}

/** Views that one comes back to, by a name of one's own. */
export function SavedFilters({ filter, show }: SavedFiltersProps) {
  const saved = useAsk('listSavedFilters', {});
  const save = useWrite('saveFilter');
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const query = searchOf(filter);
  const current = saved.data?.find((one) => one.filter === query);
  return (
    <div className={styles.saved}>
      {Boolean(saved.data?.length) && (
        <SelectField
          label={label('Bookings', 'Search', 'Saved filters')}
          value={current?.id ?? ''}
          onChange={({ target }) => {
            const chosen = saved.data?.find(({ id }) => id === target.value);
            show(chosen ? filterOf(chosen.filter) : {});
          }}
        >
          <option value="">Choose</option>
          {saved.data?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      {current && (
        <FinalButton
          label="Remove"
          quiet
          title={`Remove the filter ${current.name}?`}
          action="Remove for good"
          does="removeFilter"
          input={{ params: { id: current.id }, body: {} }}
          done={`The filter ${current.name} is removed.`}
        >
          <p>The name goes; the bookings that it shows stay.</p>
        </FinalButton>
      )}
      {isNaming ? (
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(
              { body: { name, filter: query } },
              {
                onSuccess: () => {
                  setNaming(false);
                  setName('');
                },
              },
            );
          }}
        >
          <TextField
            label="Name"
            required
            autoFocus
            maxLength={60}
            value={name}
            error={save.error?.message}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" busy={save.isPending && 'Saving'}>
            {label('Save')}
          </Button>
        </form>
      ) : (
        query !== '' &&
        !current && (
          <Button onClick={() => setNaming(true)}>
            {label('Bookings', 'Search', 'Save filter')}
          </Button>
        )
      )}
    </div>
  );
}
