import type { TOCItem } from '@docusaurus/mdx-loader';
import { useEffect, useState } from 'react';

/** The part of the window in which a heading counts as being read: below the navbar, upper third. */
const readingZone = '-80px 0px -65% 0px';

/** The id of the heading at the top of the window, or of the last one that was there. */
export function useHeadingBeingRead(toc: readonly TOCItem[]): string | undefined {
  const [reading, setReading] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const heading = entries.find((entry) => entry.isIntersecting)?.target.id;
        if (heading) setReading(heading);
      },
      { rootMargin: readingZone },
    );
    for (const { id } of toc) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [toc]);

  return reading;
}
