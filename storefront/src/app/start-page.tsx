import '@slipway/ui/styles.css';
import './page.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createCall } from '../api/call.ts';
import { connectToHost } from '../embedding/connect-to-host.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Page } from './Page.tsx';
import type { Surroundings } from './page.ts';

/** Starts a page of a company: its look, its language, its header, and the content inside. */
export function startPage(content: ReactNode): void {
  const address = new URL(window.location.href);
  const host = connectToHost(window, address);
  const surroundings: Surroundings = {
    address,
    host,
    history: window.history,
    tabStorage: storageOf(window),
    leaveTo: (url) =>
      host.layout ? host.tell({ type: 'leave', url }) : window.location.assign(url),
    openWindow: (url) => window.open(url, '', 'popup,width=560,height=800'),
    closeWindow: () => window.close(),
  };
  const element = document.getElementById('page');
  if (!element) throw new Error('The page has no element #page.');
  createRoot(element).render(
    <CrashBoundary>
      <Page surroundings={surroundings} call={createCall(window.fetch.bind(window))}>
        {content}
      </Page>
    </CrashBoundary>,
  );
}

/** A browser can be told to remember nothing; then even looking at the storage throws. */
function storageOf(page: Window): Storage | null {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
}
