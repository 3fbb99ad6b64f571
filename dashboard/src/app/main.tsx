import { createRoot } from 'react-dom/client';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { Dashboard } from './Dashboard.tsx';
import { keepFiles } from './keep-files.ts';
import { loadAhead } from './screens.ts';

const root = document.getElementById('dashboard');
if (root) {
  loadAhead(window.location.pathname);
  createRoot(root).render(
    <Dashboard
      fetch={(...request) => window.fetch(...request)}
      location={{
        hook: useBrowserLocation,
        searchHook: useSearch,
        hash: window.location.hash,
      }}
      storage={deviceStorage()}
    />,
  );
  // What is on the screen comes first. Not every browser says when it has nothing to do.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  window.addEventListener('load', () => whenIdle(() => void keepFiles()));
}

/** The storage of this device, unless it is denied. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
