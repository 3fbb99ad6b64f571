import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { versionOf } from '@site/src/components/release/ReleaseMenu.tsx';
import { longDate } from '@site/src/long-date.ts';
import { systemPages } from '@site/src/systemPages.ts';
import type { Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Release = Props['archive']['blogPosts'][number];

export default function BlogArchivePage({ archive }: Props) {
  const { title, description } = systemPages['/releases/archive/'];
  const newestFirst = [...archive.blogPosts].sort((a, b) =>
    b.metadata.date.localeCompare(a.metadata.date),
  );
  const years = [...new Set(newestFirst.map(yearOf))];
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className={styles.page}>
        <h1>{title}</h1>
        <p>
          <Link to="/releases/">Back to the latest releases</Link>
        </p>
        {years.map((year) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul className={styles.releases}>
              {newestFirst
                .filter((release) => yearOf(release) === year)
                .map(({ metadata }) => (
                  <li key={metadata.permalink} className={styles.release}>
                    <span className={styles.version}>{versionOf(metadata.permalink)}</span>{' '}
                    <Link to={metadata.permalink}>{metadata.title}</Link>{' '}
                    <time className={styles.date} dateTime={metadata.date}>
                      {longDate(metadata.date)}
                    </time>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}

function yearOf({ metadata }: Release): string {
  return metadata.date.slice(0, 4);
}
