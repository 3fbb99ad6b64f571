import { useLocation } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { type FoundCustomer, NewCustomerForm } from '../../../shell/customers/NewCustomerForm.tsx';
import { label } from '../../../shell/label.ts';
import { customerPath } from '../../../shell/paths.ts';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import styles from './form.module.css';

/** Stores a person before or without a booking. */
export default function AddCustomer() {
  const choices = useAsk('getBookingChoices', {}, { still: true });
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const open = ({ id }: FoundCustomer) => navigate(customerPath(id));
  return (
    <Screen
      back={{ href: '/customers', name: label('Customers') }}
      title={label('Customers', 'Add customer')}
    >
      <Answered asked={choices} label="Loading the form">
        {(known) => (
          <div className={styles.card}>
            <NewCustomerForm
              whole
              choices={known}
              action={label('Save')}
              onAdded={(added) => {
                const as = added.aliasId ? 'stored as an alias' : 'stored';
                toasts.done(`${added.name} is ${as}.`);
                open(added);
              }}
              onExisting={open}
              leave={{ words: 'Back to the list', run: () => navigate('/customers') }}
            />
          </div>
        )}
      </Answered>
    </Screen>
  );
}
