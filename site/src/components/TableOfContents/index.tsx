import type { TOCItem } from '@docusaurus/mdx-loader';
import Panel from '@site/src/components/Panel/index.tsx';
import styles from './styles.module.css';
import { useHeadingBeingRead } from './useHeadingBeingRead.ts';

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
