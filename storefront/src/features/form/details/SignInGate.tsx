import { Notice } from '@slipway/ui';
import { type ReactNode, useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { usePage } from '../../../app/page.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { SignInElsewhere } from '../../../session/SignInElsewhere.tsx';
import { SignInForm } from '../../../session/SignInForm.tsx';
import { ownTabOf } from '../elsewhere/own-tab.ts';
import own from './SignInGate.module.css';

/** A link with `signin=required`: nobody goes on before they have signed in. */
export function SignInGate({ children }: { children: ReactNode }) {
  const { form, t, host, address, language } = usePage();
  const visitor = useAnswer('getVisitor', {});
  const [signedIn, setSignedIn] = useState(false);
  if (signedIn || visitor.data?.signedIn) return children;
  if (visitor.error) return <Failed error={visitor.error} again={visitor.again} />;
  if (!visitor.data) return <Waiting label={t('common.loading')} />;
  return (
    <div className={own.gate}>
      <h1>{t('form.title', { company: form.company.name })}</h1>
      <Notice kind="info">{t('form.signInRequired')}</Notice>
      {host.layout ? (
        <SignInElsewhere href={ownTabOf(address, language, null)} />
      ) : (
        <SignInForm onSignedIn={() => setSignedIn(true)} />
      )}
    </div>
  );
}
