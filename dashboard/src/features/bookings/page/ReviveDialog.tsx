import { TickField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../../api/ask.ts';
import { FormDialog } from '../../../shell/dialogs/FormDialog.tsx';
import { label } from '../../../shell/label.ts';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import type { Booking } from '../words.ts';

/** Confirms an expired booking, if its boats are still free. */
export function ReviveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, reference, updatedAt: seenUpdatedAt } = booking;
  const [notifyCustomer, setNotify] = useState(true);
  const revive = useWrite('reviveTeamBooking');
  const toasts = useToasts();
  return (
    <FormDialog
      title={`${label('Bookings', 'Edit', 'Revive')} ${reference}`}
      action={label('Bookings', 'Edit', 'Revive')}
      busy={revive.isPending}
      error={revive.error}
      onClose={onClose}
      onSubmit={() =>
        revive.mutate(
          { params: { id }, body: { seenUpdatedAt, notifyCustomer } },
          {
            onSuccess: () => {
              toasts.done(`${reference} is confirmed.`);
              onClose();
            },
          },
        )
      }
    >
      <p>The booking is confirmed with its old price, if its boats are still free.</p>
      <TickField
        label={label('Bookings', 'New booking', 'Notify customer')}
        checked={notifyCustomer}
        onChange={({ target }) => setNotify(target.checked)}
      />
    </FormDialog>
  );
}
