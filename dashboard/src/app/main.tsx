import { createRoot } from 'react-dom/client';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { Dashboard } from './Dashboard.tsx';

const root = document.getElementById('dashboard');
if (root) {
  createRoot(root).render(
    <Dashboard
      fetch={(...request) => window.fetch(...request)}
      location={{
        hook: useBrowserLocation,
        searchHook: useSearch,
        hash: window.location.hash,
      }}
    />,
  );
}
