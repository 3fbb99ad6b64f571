import { Button, Dialog, Notice, TextField, TickField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { FormDialog } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { FormBody } from '../../shell/panel/Panel.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import styles from './ApiKeys.module.css';

/** Makes a key and shows it, this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { company, companies } = useFacts();
  const [description, setDescription] = useState('');
  const [companyIds, setCompanyIds] = useState<readonly string[]>([company.id]);
  const create = useWrite('createApiKey');
  const { error } = create;
  const submit = () =>
    create.mutate({ body: { description: description.trim(), companyIds: [...companyIds] } });
  const title = label('Settings', 'Connections', 'API keys', 'New key');
  if (create.data) {
    return (
      <Dialog title={title} close="Close" onClose={onClose}>
        <CreatedKey value={create.data.key} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      action={label('Save')}
      busy={create.isPending}
      error={error}
      fieldsTell
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={label('Settings', 'Connections', 'API keys', 'Description')}
        hint="Name the system, such as “Till North Pier”. History shows it."
        autoFocus
        autoComplete="off"
        value={description}
        error={error?.field('description')}
        onChange={({ target }) => setDescription(target.value)}
      />
      <fieldset className={styles.companies}>
        <legend>{label('Settings', 'Connections', 'API keys', 'Companies')}</legend>
        {companies.map(({ id, name }) => (
          <TickField
            key={id}
            label={name}
            checked={companyIds.includes(id)}
            onChange={({ target }) =>
              setCompanyIds((before) =>
                target.checked ? [...before, id] : before.filter((other) => other !== id),
              )
            }
          />
        ))}
        {error?.field('companyIds') && <p>{error.field('companyIds')}</p>}
      </fieldset>
    </FormDialog>
  );
}

function CreatedKey({ value, onClose }: { value: string; onClose: () => void }) {
  const { done, wrong } = useToasts();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => done('The key is copied.'),
      () => wrong('The browser does not allow copying. Select the key and copy it yourself.'),
    );
  return (
    <FormBody>
      <Notice kind="warn" title="Copy the key now">
        It is shown once. Put it into a password manager.
      </Notice>
      <code className={styles.key}>{value}</code>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </FormBody>
  );
}
