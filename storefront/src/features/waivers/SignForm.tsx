import { Button, Notice, TextField, TickField } from '@slipway/ui';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Answer } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { WaiverDocument } from './WaiverDocument.tsx';
import styles from './Waivers.module.css';

type Waiver = Answer<'listWaivers'>[number];

interface SignFormProps {
  waiver: Waiver;
  access: BookingAccess;
  onSigned: (waiver: Waiver) => void;
  onDone: () => void;
}

type Faults = { name?: string; signature?: string; agreed?: string };

/** The document, then the name, the signature and the agreement of one person after the other. */
export function SignForm({ waiver, access, onSigned, onDone }: SignFormProps) {
  const { t, call } = usePage();
  const [name, setName] = useState('');
  const [path, setPath] = useState('');
  const [typed, setTyped] = useState(false);
  const [agreed, setAgreed] = useState(false);
  // Nobody signs a PDF that did not load.
  const [isShown, setShown] = useState(waiver.pdf === null);
  const show = useCallback(() => setShown(true), []);
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<'open' | 'sending' | ApiError | { signedBy: string }>('open');
  const form = useRef<HTMLFormElement>(null);
  const sign = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const found: Faults = {
      ...(!name.trim() && { name: t('errors.required') }),
      ...(!typed && !path && { signature: t('waiver.emptySignature') }),
      ...(!agreed && { agreed: t('errors.requiredTick') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setState('sending');
    const signerName = name.trim();
    const body = {
      waiverId: waiver.id,
      version: waiver.version,
      signerName,
      signature: typed ? null : path,
      agreed: true as const,
    };
    try {
      const options = { key: access.key, idempotencyKey: crypto.randomUUID() };
      onSigned(await call('signWaiver', { query: access.query, body }, options));
      setState({ signedBy: signerName });
    } catch (error) {
      setState(error as ApiError);
    }
  };
  if (typeof state === 'object' && 'signedBy' in state) {
    const isOpen = waiver.needed === null || waiver.signed < waiver.needed;
    return (
      <div className={styles.sign}>
        <Notice kind="good" live>
          {t('waiver.signed', { name: state.signedBy })}
        </Notice>
        <div className={styles.actions}>
          {isOpen && (
            <Button look="primary" onClick={startAgain}>
              {t('waiver.signNext')}
            </Button>
          )}
          <Button onClick={onDone}>{t('common.close')}</Button>
        </div>
      </div>
    );
  }
  return (
    <form ref={form} className={styles.sign} onSubmit={sign} noValidate>
      <WaiverDocument waiver={waiver} access={access} onShown={show} />
      {isShown && (
        <>
          <TextField
            label={t('waiver.yourName')}
            value={name}
            autoComplete="name"
            maxLength={200}
            error={faults.name}
            onChange={(event) => setName(event.target.value)}
          />
          {typed ? (
            <p className={styles.typed}>
              <span className={styles.hand}>{name || '…'}</span>
              <small>{t('waiver.typedHint')}</small>
            </p>
          ) : (
            <SignaturePad path={path} onChange={setPath} error={faults.signature} />
          )}
          <TickField
            label={t('waiver.typeInstead')}
            checked={typed}
            onChange={(event) => setTyped(event.target.checked)}
          />
          <TickField
            label={t('waiver.agree')}
            checked={agreed}
            error={faults.agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          {typeof state === 'object' && (
            <Notice kind="warn" live>
              {failureText(t, state)}
            </Notice>
          )}
          <Button
            type="submit"
            look="primary"
            wide
            busy={state === 'sending' && t('waiver.signing')}
          >
            {t('waiver.sign')}
          </Button>
        </>
      )}
    </form>
  );

  function startAgain() {
    setName('');
    setPath('');
    setAgreed(false);
    setState('open');
  }
}
