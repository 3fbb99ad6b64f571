import { Button, Notice } from '@slipway/ui';
import { useEffect, useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Answer } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import { Waiting } from '../../app/states.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Waivers.module.css';

/** A code for the camera of another phone; it opens this document and nothing else. */
export function OtherPhone(props: {
  waiver: Answer<'listWaivers'>[number];
  access: BookingAccess;
}) {
  const { waiver, access } = props;
  const { t, call, language } = usePage();
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const [copied, setCopied] = useState(false);
  const { key, query } = access;
  const [reference, waiverId] = [query.reference, waiver.id];
  useEffect(() => {
    const named = reference === undefined ? {} : { reference };
    call('shareWaiver', { query: named, body: { waiverId } }, { key }).then(
      ({ url: link }) => setUrl(withLanguage(link, language)),
      setError,
    );
  }, [call, key, reference, waiverId, language]);
  if (error) return <Notice kind="warn">{failureText(t, error)}</Notice>;
  if (!url) return <Waiting label={t('common.loading')} />;
  const share = async () => {
    if (navigator.share) return navigator.share({ title: waiver.name, url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <div className={styles.share}>
      <QrCode text={url} label={t('waiver.qrCode')} />
      <p>{t('waiver.otherPhoneHint')}</p>
      <Button onClick={share}>{t('waiver.shareLink')}</Button>
      <p role="status">{copied && t('common.copied')}</p>
    </div>
  );
}

/** The other phone begins in the language of this page. */
function withLanguage(link: string, language: string): string {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
}
