import { Button, fileSize, Notice, PdfDocument, Skeleton } from '@slipway/ui';
import { useEffect } from 'react';
import { useAsk } from '../../api/ask.ts';
import styles from './ReadDocument.module.css';
import type { SignedBooking } from './signed-booking.ts';

interface ReadDocumentProps {
  booking: SignedBooking;
  waiver: SignedBooking['waivers'][number];
  /** Told once there is something to read. */
  onShown: () => void;
}

/** What the signer reads: the words, or the PDF. */
export function ReadDocument({ booking, waiver, onShown }: ReadDocumentProps) {
  if (waiver.pdf) {
    return <ReadPdf booking={booking} waiver={waiver} size={waiver.pdf.size} onShown={onShown} />;
  }
  return (
    <div className={styles.document}>
      {waiver.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function ReadPdf({ booking, waiver, size, onShown }: ReadDocumentProps & { size: number }) {
  const { id: waiverId, version } = waiver;
  const input = { params: { id: booking.id }, query: { waiverId, version } };
  const { data, error, refetch } = useAsk('getTeamWaiverFile', input, { still: true });
  useEffect(() => {
    if (data) onShown();
  }, [data, onShown]);
  if (error) {
    return (
      <Notice kind="warn" live action={<Button onClick={() => refetch()}>Try again</Button>}>
        {error.message}
      </Notice>
    );
  }
  if (!data) return <Skeleton label="Loading the document" lines={4} />;
  const open = `Open the document (PDF, ${fileSize(size, 'en')})`;
  return <PdfDocument file={data} title={waiver.name} open={open} />;
}
