import Link from '@docusaurus/Link';
import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import { versionOf } from '@site/src/components/release/ReleaseMenu.tsx';
import { longDate } from '@site/src/long-date.ts';
import styles from './ReleaseSummary.module.css';

interface Props {
  /** The part of the release note above its truncation mark. */
  content: PropBlogPostContent;
}

/** A release in the list: version, date, title and the summary. */
export default function ReleaseSummary({ content: Summary }: Props) {
  const { permalink, title, date } = Summary.metadata;
  return (
    <article className={styles.release}>
      <p className={styles.meta}>
        <span className={styles.version}>{versionOf(permalink)}</span>{' '}
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <div>
        <h2 className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </h2>
        <Summary />
      </div>
    </article>
  );
}
