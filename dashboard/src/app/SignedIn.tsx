import { localMoment } from '@slipway/engine';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Answered, Waiting } from '../shell/states/Answered.tsx';
import { writeAs, writingOf } from '../shell/words/writing.ts';
import { useAsk } from './ask.ts';
import { type DashboardFacts, DashboardFactsProvider } from './facts.ts';

const SignIn = lazy(() => import('../features/sign-in/SignIn.tsx'));

/** Who is signed in, and what the dashboard knows about the company; or the form to sign in with. */
export function SignedIn({ children }: { children: ReactNode }) {
  const asked = useAsk('getDashboard', {});
  if (asked.error?.failure === 'signedOut') {
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
        </DashboardFactsProvider>
      )}
    </Answered>
  );
}

/** Draws everything anew when the member chooses another Interface language. */
function WrittenFor({ facts, children }: { facts: DashboardFacts; children: ReactNode }) {
  const { me, company, now } = facts;
  const writing = writingOf(me, company);
  writeAs(writing, localMoment(Date.parse(now), company.timeZoneName).date);
  return <Fragment key={`${writing.locale} ${writing.hourCycle}`}>{children}</Fragment>;
}
