import '@slipway/ui/styles.css';
import './page.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import { CallProvider } from '../api/ask.ts';
import { createCall } from '../api/call.ts';
import { createQueryClient } from '../api/query-client.ts';
import { Session, SessionProvider } from '../api/session.ts';
import { LiveProvider, type LiveWay } from '../shell/live/LiveProvider.tsx';
import { QueueProvider } from '../shell/offline/Queue.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ScreensProvider } from '../shell/screens.ts';
import { CrashBoundary } from '../shell/states/CrashBoundary.tsx';
import { ToastProvider } from '../shell/toasts/Toasts.tsx';
import { Entrance } from './Entrance.tsx';
import type { DashboardLocation } from './location.ts';
import { SignedIn } from './SignedIn.tsx';
import { screens } from './screens.ts';

interface DashboardProps {
  /** The way to the API: the browser's own, or one into a tab. */
  fetch: typeof fetch;
  /** Where the address is kept: in the browser's bar, or in memory. */
  location: DashboardLocation;
  /** How one hears of what colleagues do: by a stream, or by asking again, as in a tab. */
  live?: LiveWay;
  /** Where this device keeps what has to be there without reception; nowhere without it. */
  storage?: Storage | null;
}

/** The whole dashboard, wherever it is mounted. */
export function Dashboard({
  fetch,
  location: { hash = '', ...location },
  live = 'stream',
  storage = null,
}: DashboardProps) {
  const [session] = useState(() => new Session());
  const [call] = useState(() => createCall(fetch, session));
  const [queries] = useState(() => createQueryClient(storage));
  return (
    <CrashBoundary>
      <QueryClientProvider client={queries}>
        <SessionProvider value={session}>
          <CallProvider value={call}>
            <Router {...location}>
              <ToastProvider>
                <Entrance hash={hash}>
                  <SignedIn>
                    <LiveProvider fetch={fetch} way={live}>
                      <QueueProvider storage={storage}>
                        <ScreensProvider value={screens}>
                          <Shell />
                        </ScreensProvider>
                      </QueueProvider>
                    </LiveProvider>
                  </SignedIn>
                </Entrance>
              </ToastProvider>
            </Router>
          </CallProvider>
        </SessionProvider>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
