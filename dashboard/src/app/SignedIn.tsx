import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Answered, Waiting } from '../shell/states/Answered.tsx';
import { writeAs } from '../shell/words/writing.ts';
import { useAsk } from './ask.ts';
import { type DashboardFacts, DashboardFactsProvider } from './facts.ts';
import { useSession, useSessionState } from './session.ts';

const SignIn = lazy(() => import('../features/sign-in/SignIn.tsx'));
const SignInDialog = lazy(() => import('../features/sign-in/SignInDialog.tsx'));

/** Who is signed in, and what the dashboard knows about the company; or the form to sign in with. */
export function SignedIn({ children }: { children: ReactNode }) {
  const asked = useAsk('getDashboard', {});
  const session = useSession();
  const { asking } = useSessionState();
  const [begun] = useState(Date.now);
  // What this device has kept from another day says nothing about who is signed in now.
  const isAtWork = asked.dataUpdatedAt >= begun;
  useEffect(() => {
    if (isAtWork) session.begin();
  }, [isAtWork, session]);
  if (asked.error?.failure === 'signedOut' && !isAtWork) {
    return (
      <Suspense fallback={<Waiting label="Loading" />}>
        <SignIn />
      </Suspense>
    );
  }
  return (
    <Answered asked={asked} label="Loading the dashboard">
      {(facts) => (
        <DashboardFactsProvider value={facts}>
          <WrittenFor facts={facts}>{children}</WrittenFor>
          {asking && (
            <Suspense>
              <SignInDialog />
            </Suspense>
          )}
        </DashboardFactsProvider>
      )}
    </Answered>
  );
}

/** Draws everything anew for another member, or when one chooses another Interface language. */
function WrittenFor({ facts, children }: { facts: DashboardFacts; children: ReactNode }) {
  const { me, company } = facts;
  writeAs(me);
  return (
    <Fragment key={`${company.id} ${me.id} ${me.language} ${me.hourCycle}`}>{children}</Fragment>
  );
}
