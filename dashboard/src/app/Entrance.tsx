import { type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Waiting } from '../shell/states/Answered.tsx';
import { ChoosePassword, ForgotPassword, Invitation } from './screens.ts';

interface EntranceProps {
  /** What stands behind the `#` of the address. */
  hash: string;
  children: ReactNode;
}

/** What somebody reaches who is not signed in yet; everything else is inside. */
export function Entrance({ hash, children }: EntranceProps) {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return (
    <Suspense fallback={<Waiting label="Loading" />}>
      <Switch>
        <Route path="/forgot-password">
          <ForgotPassword />
        </Route>
        <Route path="/reset-password">
          <ChoosePassword token={token} />
        </Route>
        <Route path="/invitation">
          <Invitation token={token} />
        </Route>
        <Route>{children}</Route>
      </Switch>
    </Suspense>
  );
}
