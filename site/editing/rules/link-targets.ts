import { placesOf, routeOf } from '../routes.ts';
import type { Fault, Rule } from '../rule.ts';

/** The reference is no Markdown; the build checks the anchors on it. */
const UNREAD = '/api/';

/** Every link inside the site, also in a picture, leads to a page and a heading that exist. */
export const linkTargets: Rule = {
  name: 'link targets',
  check: (pages) => {
    const places = placesOf(pages);
    const faults: Fault[] = [];
    for (const page of pages) {
      for (const { url, line } of page.passages.flatMap(({ pieces }) => pieces)) {
        if (!url || /^[a-z]+:/.test(url)) continue;
        const [path, anchor] = url.split('#');
        const route = path?.replace(/\?.*$/, '') || routeOf(page);
        const anchors = places.get(route);
        if (!anchors) {
          faults.push({ page, line, says: `No page has the route ${route}. Correct the link.` });
        } else if (anchor && route !== UNREAD && !anchors.has(anchor)) {
          const says = `${route} has no heading #${anchor}. Correct the link.`;
          faults.push({ page, line, says });
        }
      }
    }
    return faults;
  },
};
