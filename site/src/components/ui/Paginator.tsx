import Link from '@docusaurus/Link';
import styles from './Paginator.module.css';

interface Neighbor {
  permalink: string;
  title: string;
}

interface Props {
  label: string;
  previous?: Neighbor;
  next?: Neighbor;
  previousLabel?: string;
  nextLabel?: string;
}

export default function Paginator({
  label,
  previous,
  next,
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.paginator} aria-label={label}>
      {previous && (
        <Link to={previous.permalink} rel="prev" className={styles.link}>
          <span className={styles.label}>← {previousLabel}</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={styles.next}>
          <span className={styles.label}>{nextLabel} →</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
