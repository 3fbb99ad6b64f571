import Link from '@docusaurus/Link';
import { versionOf } from '@site/src/components/release/ReleaseMenu.tsx';
import StructuredData, { breadcrumbList } from '@site/src/components/ui/StructuredData.tsx';
import { longDate } from '@site/src/long-date.ts';
import styles from './ReleaseHeader.module.css';

interface Props {
  route: string;
  title: string;
  date: string;
}

export default function ReleaseHeader({ route, title, date }: Props) {
  return (
    <header className={styles.header}>
      <StructuredData
        data={breadcrumbList([
          { name: 'Releases', route: '/releases/' },
          { name: title, route },
        ])}
      />
      <nav aria-label="Breadcrumbs" className={styles.trail}>
        <Link to="/releases/">Releases</Link>
      </nav>
      <h1>{title}</h1>
      <p className={styles.meta}>
        <span className={styles.version}>{versionOf(route)}</span>{' '}
        <time dateTime={date}>{longDate(date)}</time>
      </p>
    </header>
  );
}
