import type { TOCItem } from '@docusaurus/mdx-loader';
import Panel from '@site/src/components/ui/Panel.tsx';
import { useEffect, useState } from 'react';
import styles from './TableOfContents.module.css';

export const tableOfContentsId = 'on-this-page';

interface Props {
  toc: readonly TOCItem[];
}

/** The headings of the page, the one being read marked. */
export default function TableOfContents({ toc }: Props) {
  const reading = useHeadingBeingRead(toc);
  return (
    <Panel id={tableOfContentsId} className={styles.panel}>
      <nav aria-labelledby="on-this-page-title">
        <p className={styles.title} id="on-this-page-title">
          On this page
        </p>
        <ul className={styles.items}>
          {toc.map(({ id, value, level }) => (
            <li key={id} className={level > 2 ? styles.nested : undefined}>
              <a
                href={`#${id}`}
                className={styles.link}
                aria-current={id === reading ? 'location' : undefined}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: a heading of our own page
                dangerouslySetInnerHTML={{ __html: value }}
              />
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}

/** The part of the window in which a heading counts as being read: below the navbar, upper third. */
const readingZone = '-80px 0px -65% 0px';

/** The id of the heading at the top of the window, or of the last one that was there. */
function useHeadingBeingRead(toc: readonly TOCItem[]): string | undefined {
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
