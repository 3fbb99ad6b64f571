import { Button, TextField, TickField } from '@slipway/ui';
import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { label } from '../label.ts';
import { useToasts } from '../toasts/Toasts.tsx';
import { ReadDocument } from './ReadDocument.tsx';
import styles from './SignDialog.module.css';
import type { SignedBooking } from './signed-booking.ts';

interface SignDialogProps {
  booking: SignedBooking;
  waiver: SignedBooking['waivers'][number];
  onClose: () => void;
}

/** The document in the signer's hands: they read it, and draw or type their name. */
export function SignDialog({ booking, waiver, onClose }: SignDialogProps) {
  const [signerName, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [path, setPath] = useState('');
  // Nobody signs a PDF that did not load.
  const [isShown, setShown] = useState(waiver.pdf === null);
  const show = useCallback(() => setShown(true), []);
  const sign = useWrite('signTeamWaiver');
  const toasts = useToasts();
  return (
    <FormDialog
      title={waiver.name}
      action="Sign"
      busy={sign.isPending}
      error={sign.error}
      onClose={onClose}
      onSubmit={() => {
        if (!isShown || !agreed || !signerName.trim()) return;
        sign.mutate(
          {
            params: { id: booking.id },
            body: {
              waiverId: waiver.id,
              version: waiver.version,
              signerName,
              signature: path || null,
              agreed: true,
            },
          },
          {
            onSuccess: () => {
              toasts.done(`${signerName} has signed.`);
              onClose();
            },
          },
        );
      }}
    >
      <ReadDocument booking={booking} waiver={waiver} onShown={show} />
      <TextField
        label="Name of the signer"
        required
        autoComplete="off"
        value={signerName}
        onChange={({ target }) => setName(target.value)}
      />
      <Pad path={path} onChange={setPath} />
      <TickField
        label="I have read this and agree"
        required
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <p className={styles.hint}>
        {label('Bookings', 'Waivers', 'Sign on this device')}: a signer who cannot draw leaves the
        box empty, and the typed name counts instead.
      </p>
    </FormDialog>
  );
}

const [WIDTH, HEIGHT] = [600, 200];
const LONGEST = 19_000;
const LEAST_MOVE = 3;

/** A box to draw in with a finger, a pen or the mouse, in whole points of the API. */
function Pad({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const drawn = useRef(path);
  drawn.current = path;
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const within = (share: number, most: number) =>
      Math.round(Math.min(1, Math.max(0, share)) * (most - 1));
    return {
      x: within((clientX - box.left) / box.width, WIDTH),
      y: within((clientY - box.top) / box.height, HEIGHT),
    };
  };
  const add = (command: 'M' | 'L', { x, y }: { x: number; y: number }) => {
    if (drawn.current.length > LONGEST) return;
    drawn.current = `${drawn.current} ${command} ${x} ${y}`.trim();
    onChange(drawn.current);
  };
  return (
    <div>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Draw your signature here"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          last.current = point;
          add('M', point);
          add('L', point);
        }}
        onPointerMove={(event) => {
          const before = last.current;
          if (!before) return;
          const point = pointOf(event);
          if (Math.hypot(point.x - before.x, point.y - before.y) < LEAST_MOVE) return;
          last.current = point;
          add('L', point);
        }}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <path className={styles.base} d={`M 30 ${HEIGHT - 40} H ${WIDTH - 30}`} />
        <path className={styles.stroke} d={path} />
      </svg>
      <Button look="quiet" onClick={() => onChange('')}>
        Clear the drawing
      </Button>
    </div>
  );
}
