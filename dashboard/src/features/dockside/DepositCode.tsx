import { Button, TextField } from '@slipway/ui';
import { useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { QrDialog } from '../../shell/qr/QrDialog.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { moneyText } from '../../shell/words/money.ts';
import { type DockTrip, missingDeposits } from './day.ts';

/** Lets the customer give a deposit that is missing, on their own phone at the dock. */
export function DepositCode({ trip }: { trip: DockTrip }) {
  const may = useMay();
  const toasts = useToasts();
  const share = useWrite('shareTeamDeposit');
  if (!may('payments.request') || missingDeposits(trip) === 0) return null;
  const amount = moneyText(missingDeposits(trip), trip.currency);
  return (
    <>
      <Button
        busy={share.isPending && 'One moment'}
        onClick={() =>
          share.mutate({ params: { id: trip.bookingId }, body: {} }, { onError: toasts.wrong })
        }
      >
        {label('Planning', 'Dockside', 'QR code')}
      </Button>
      {share.data && (
        <QrDialog
          title={`${label('Planning', 'Dockside', 'Deposit')} ${amount}`}
          url={share.data.url}
          opens="the payment of the deposit"
          onClose={() => share.reset()}
        >
          <p>
            {trip.customerName} opens the payment with the camera of their phone. The checklist
            changes by itself once the deposit is in place.
          </p>
          <TextField
            label="Or send this link"
            readOnly
            value={share.data.url}
            onFocus={({ target }) => target.select()}
          />
        </QrDialog>
      )}
    </>
  );
}
