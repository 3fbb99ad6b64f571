import type { TOCItem } from '@docusaurus/mdx-loader';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import { useLocation } from '@docusaurus/router';
import TableOfContents, { tableOfContentsId } from '@site/src/components/guide/TableOfContents.tsx';
import ReleaseMenu, { releaseMenuId } from '@site/src/components/release/ReleaseMenu.tsx';
import LocalBar from '@site/src/components/ui/LocalBar.tsx';
import article from '@site/src/theme/DocItem/Layout/styles.module.css';
import columns from '@site/src/theme/DocRoot/Layout/styles.module.css';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  sidebar?: BlogSidebar;
  toc?: readonly TOCItem[];
  children: ReactNode;
}

/** The same three columns as a guide: releases, text, headings. */
export default function ReleaseLayout({ sidebar, toc = [], children }: Props) {
  const { pathname } = useLocation();
  const panels = [{ id: releaseMenuId, label: 'Recent releases' }];
  if (toc.length > 0) panels.push({ id: tableOfContentsId, label: 'On this page' });
  return (
    <Layout>
      <div className={columns.columns}>
        <div className={columns.menu}>
          {sidebar && <ReleaseMenu sidebar={sidebar} pathname={pathname} />}
        </div>
        <main className={columns.main}>
          <LocalBar panels={panels} />
          <div className={article.columns}>
            <div className={article.content}>{children}</div>
            {toc.length > 0 && (
              <div className={article.aside}>
                <TableOfContents toc={toc} />
              </div>
            )}
          </div>
        </main>
      </div>
    </Layout>
  );
}
