import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useEffect, useRef } from 'react';
import { reference } from '#reference';
import { CONTENT_ATTRIBUTE, fillFromPage } from './behavior/fill-from-page.ts';
import { startReference } from './behavior/index.ts';
import { followLinks } from './behavior/links.ts';

/**
 * The reference as static HTML, with one script for all of it. After a navigation from another page
 * of the site there is no HTML yet: then it is fetched from the built page.
 */
export default function ReferenceContent() {
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { collectAnchor, collectLink } = useBrokenLinks();
  reference.anchors.forEach(collectAnchor);
  reference.links.forEach(collectLink);

  useEffect(() => {
    const root = content.current;
    if (!root) return undefined;
    const left = new AbortController();
    void fillFromPage(root, left.signal).then(() => startReference(root, left.signal));
    followLinks(root, history, left.signal);
    return () => left.abort();
  }, [history]);

  return (
    <div
      ref={content}
      {...{ [CONTENT_ATTRIBUTE]: true }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time
      dangerouslySetInnerHTML={{ __html: reference.html }}
    />
  );
}
