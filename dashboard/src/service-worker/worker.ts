/// <reference lib="webworker" />

// Keeps the files of the dashboard on the device, so that it opens without reception. What it shows
// then comes from `kept-answers.ts`; nothing under /team/ ever passes through here.
const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = 'slipway-dashboard';
/** The page under which every address is kept, by `keep-files.ts` first. */
const PAGE = '/today';
/** Files of older versions that are kept: a page that is still open may need them. */
const MOST_FILES = 120;

/** What is no screen: the calendar file, and everything of the API. */
const OTHER_FILES = /^\/team(\/|$)|\./;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHER_FILES.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** Every address is the same page: the newest one that can be had. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (await isOurs(answer.clone())) await cache.put(PAGE, answer.clone());
    return answer;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** The page of a Wi-Fi that wants a password is answered under our address, too. */
async function isOurs(answer: Response): Promise<boolean> {
  return answer.ok && (await answer.text()).includes('id="dashboard"');
}

/** A file whose name changes with its content is fetched once. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  const files = await cache.keys();
  for (const old of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(old);
  return answer;
}
