import { Button } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { label } from '../label.ts';
import { QrDialog } from '../qr/QrDialog.tsx';
import { useToasts } from '../toasts/Toasts.tsx';
import { SignDialog } from './SignDialog.tsx';
import type { SignedBooking } from './signed-booking.ts';

interface SignButtonsProps {
  booking: SignedBooking;
  waiver: SignedBooking['waivers'][number];
}

/** The two ways to sign at the dock, for as long as a signature is missing. */
export function SignButtons({ booking, waiver }: SignButtonsProps) {
  const { needed, signatures } = waiver;
  const may = useMay();
  const toasts = useToasts();
  const [isSigning, setSigning] = useState(false);
  const share = useWrite('shareTeamWaiver');
  const isMissing = needed === null || signatures.length < needed;
  if (!booking.can.sign || !may('waivers.sign') || !isMissing) return null;
  return (
    <>
      <Button look="primary" onClick={() => setSigning(true)}>
        {label('Bookings', 'Waivers', 'Sign on this device')}
      </Button>
      <Button
        busy={share.isPending && 'One moment'}
        onClick={() =>
          share.mutate(
            { params: { id: booking.id }, body: { waiverId: waiver.id } },
            { onError: (error) => toasts.wrong(error) },
          )
        }
      >
        {label('Bookings', 'Waivers', 'QR code')}
      </Button>
      {share.data && (
        <QrDialog
          title={waiver.name}
          url={share.data.url}
          opens="this waiver"
          onClose={() => share.reset()}
        >
          <p>Each signer opens the waiver with the camera of their phone and signs there.</p>
        </QrDialog>
      )}
      {isSigning && (
        <SignDialog booking={booking} waiver={waiver} onClose={() => setSigning(false)} />
      )}
    </>
  );
}
