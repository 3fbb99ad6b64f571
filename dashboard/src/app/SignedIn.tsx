import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Answered, Waiting } from '../shell/states/Answered.tsx';
import { writeAs } from '../shell/words/writing.ts';
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
          <WrittenFor me={facts.me}>{children}</WrittenFor>
        </DashboardFactsProvider>
      )}
    </Answered>
  );
}

/** Draws everything anew when the member chooses another Interface language. */
function WrittenFor({ me, children }: { me: DashboardFacts['me']; children: ReactNode }) {
  writeAs(me);
  return <Fragment key={`${me.language} ${me.hourCycle}`}>{children}</Fragment>;
}
