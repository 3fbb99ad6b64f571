import { useDoc } from '@docusaurus/plugin-content-docs/client';
import GuideFooter from '@site/src/components/guide/GuideFooter.tsx';
import GuideHeader from '@site/src/components/guide/GuideHeader.tsx';
import RelatedGuides from '@site/src/components/guide/RelatedGuides.tsx';
import { sectionMenuId } from '@site/src/components/guide/SectionMenu.tsx';
import TableOfContents, { tableOfContentsId } from '@site/src/components/guide/TableOfContents.tsx';
import { useGuide } from '@site/src/components/guide/use-guide.ts';
import LocalBar from '@site/src/components/ui/LocalBar.tsx';
import Paginator from '@site/src/components/ui/Paginator.tsx';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

export default function DocItemLayout({ children }: Props) {
  const { metadata, toc } = useDoc();
  const { permalink, editUrl, lastUpdatedAt, previous, next } = metadata;
  const panels = [{ id: sectionMenuId, label: 'All pages' }];
  if (toc.length > 0) panels.push({ id: tableOfContentsId, label: 'On this page' });
  return (
    <>
      <LocalBar panels={panels} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <article>
            <DocBreadcrumbs />
            <GuideHeader />
            <div className="markdown">
              <MDXContent>{children}</MDXContent>
            </div>
            <RelatedGuides pages={useGuide().related} />
            <GuideFooter route={permalink} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
          </article>
          <Paginator label="Previous and next guide" previous={previous} next={next} />
        </div>
        {toc.length > 0 && (
          <div className={styles.aside}>
            <TableOfContents toc={toc} />
          </div>
        )}
      </div>
    </>
  );
}
