const CACHE = 'slipway-dashboard';

/**
 * Keeps the files of the dashboard on this device, so that it opens without reception. What was
 * loaded before the service worker took over is kept from here.
 */
export async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    const cache = await caches.open(CACHE);
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
      .map(({ pathname }) => pathname);
    const missing = [];
    for (const path of new Set(loaded)) if (!(await cache.match(path))) missing.push(path);
    // One by one: a file that cannot be had now is no reason to keep none.
    await Promise.allSettled([...missing, '/today'].map((path) => cache.add(path)));
  } catch {
    // Without it the dashboard works as long as there is reception.
  }
}
