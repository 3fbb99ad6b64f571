import { PageMetadata } from '@docusaurus/theme-common';
import ReleaseLayout from '@site/src/components/release/ReleaseLayout.tsx';
import ReleaseSummary from '@site/src/components/release/ReleaseSummary.tsx';
import Paginator from '@site/src/components/ui/Paginator.tsx';
import { systemPages } from '@site/src/systemPages.ts';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import styles from './styles.module.css';

export default function BlogListPage(props: Props) {
  const { metadata, items, sidebar } = props;
  const { page, totalPages, previousPage, nextPage } = metadata;
  const list = systemPages['/releases/'];
  const title = page === 1 ? list.title : `${list.title}, page ${page}`;
  const description = page === 1 ? list.description : `${list.description} Page ${page}.`;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <BlogListPageStructuredData {...props} />
      <ReleaseLayout sidebar={sidebar}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {page === 1 && (
            <p className={styles.summary}>
              New features, fixes and API changes, newest first. Follow along with the{' '}
              <a href="/releases/atom.xml">Atom feed</a> or the{' '}
              <a href="/releases/feed.json">JSON feed</a>.
            </p>
          )}
        </header>
        {items.map(({ content }) => (
          <ReleaseSummary key={content.metadata.permalink} content={content} />
        ))}
        <Paginator
          label="Pages of the release list"
          previousLabel="Newer"
          nextLabel="Older"
          previous={
            previousPage
              ? { permalink: previousPage, title: `Page ${page - 1} of ${totalPages}` }
              : undefined
          }
          next={
            nextPage
              ? { permalink: nextPage, title: `Page ${page + 1} of ${totalPages}` }
              : undefined
          }
        />
      </ReleaseLayout>
    </>
  );
}
