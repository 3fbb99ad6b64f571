import preloadRoute from '@docusaurus/core/lib/client/preload';

/**
 * What Docusaurus' links call: a page's code is loaded when the pointer or the finger is on a link.
 * Links that merely come into view load nothing, which would be dozens of files on every page.
 */
const preloaded = new Set<string>();

export default Object.freeze({
  prefetch: () => false,
  preload(route: string) {
    if (preloaded.has(route)) return false;
    preloaded.add(route);
    return preloadRoute(route).catch(() => preloaded.delete(route));
  },
});
