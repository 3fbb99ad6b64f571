import { localMoment } from '@slipway/engine';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { type DashboardFacts, DashboardFactsProvider } from '../api/facts.ts';
import { useSession, useSessionState } from '../api/session.ts';
import { Answered, Waiting } from '../shell/states/Answered.tsx';
import { writeAs, writingOf } from '../shell/words/writing.ts';

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
  const { me, company, now } = facts;
  const writing = writingOf(me, company);
  writeAs(writing, localMoment(Date.parse(now), company.timeZoneName).date);
  const key = `${company.id} ${me.id} ${writing.locale} ${writing.hourCycle}`;
  return <Fragment key={key}>{children}</Fragment>;
}
