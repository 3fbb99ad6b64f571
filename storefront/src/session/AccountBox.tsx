import { Button, Dialog } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { usePage } from '../app/page.ts';
import styles from './AccountBox.module.css';
import { SignInElsewhere } from './SignInElsewhere.tsx';
import { SignInForm } from './SignInForm.tsx';

type Visitor = Answer<'getVisitor'>;

interface AccountBoxProps {
  /** Whether the way to sign in is offered in full from the start. */
  open?: boolean;
  /** Where to sign in instead, in a frame on another website. */
  elsewhere: string | null;
  onElsewhere: () => void;
  /** Hears who is there, at the start and after signing in or out. */
  onVisitor: (visitor: Visitor) => void;
}

/** Who is signed in, or a way to sign in. */
export function AccountBox({ open, elsewhere, onElsewhere, onVisitor }: AccountBoxProps) {
  const { t, call } = usePage();
  const visitor = useAnswer('getVisitor', {});
  const [signedIn, setSignedIn] = useState<Visitor | null>(null);
  const [asking, setAsking] = useState(false);
  const known = signedIn ?? visitor.data;
  const hear = useRef(onVisitor);
  hear.current = onVisitor;
  useEffect(() => {
    if (known) hear.current(known);
  }, [known]);

  if (!known) return null;
  if (known.customer) {
    const name = `${known.customer.givenName} ${known.customer.familyName}`;
    return (
      <p className={styles.box}>
        {t('form.signedInAs', { name })}
        <Button
          look="quiet"
          onClick={async () => {
            await call('signOut', {});
            setSignedIn(await call('getVisitor', {}));
          }}
        >
          {t('form.signOut')}
        </Button>
      </p>
    );
  }
  if (elsewhere) return <SignInElsewhere href={elsewhere} onOpen={onElsewhere} />;
  return (
    <div className={open ? styles.open : styles.box}>
      {t('form.haveAccount')}
      <Button look={open ? 'secondary' : 'quiet'} onClick={() => setAsking(true)}>
        {t('form.signIn')}
      </Button>
      {asking && (
        <Dialog title={t('form.signIn')} close={t('common.close')} onClose={() => setAsking(false)}>
          <SignInForm
            onSignedIn={(found) => {
              setSignedIn(found);
              setAsking(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
