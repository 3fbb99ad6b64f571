import { fileSize, PdfDocument } from '@slipway/ui';
import { useEffect } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { Answer } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import styles from './Waivers.module.css';

interface WaiverDocumentProps {
  waiver: Answer<'listWaivers'>[number];
  access: BookingAccess;
  /** Told once there is something to read. */
  onShown: () => void;
}

/** What somebody reads before they sign: the words, or the PDF. */
export function WaiverDocument({ waiver, access, onShown }: WaiverDocumentProps) {
  const { t } = usePage();
  return (
    <>
      {waiver.pdf ? (
        <WaiverPdf waiver={waiver} access={access} size={waiver.pdf.size} onShown={onShown} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={styles.document} aria-label={waiver.name} tabIndex={0}>
          {waiver.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <p className={styles.note}>{t('waiver.version', { version: waiver.version })}</p>
    </>
  );
}

function WaiverPdf({ waiver, access, size, onShown }: WaiverDocumentProps & { size: number }) {
  const { t, language } = usePage();
  const { id: waiverId, version } = waiver;
  const query = { ...access.query, waiverId, version };
  const { data, error, again } = useAnswer('getWaiverFile', { query }, { key: access.key });
  useEffect(() => {
    if (data) onShown();
  }, [data, onShown]);
  if (error) return <Failed error={error} again={again} />;
  if (!data) return <Waiting label={t('common.loading')} lines={4} />;
  const open = t('waiver.openPdf', { size: fileSize(size, language) });
  return <PdfDocument file={data} title={waiver.name} open={open} />;
}
