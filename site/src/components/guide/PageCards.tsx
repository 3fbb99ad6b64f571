import Link from '@docusaurus/Link';
import type { PageLink } from '@site/config/front-matter.ts';
import styles from './PageCards.module.css';

interface Props {
  pages: PageLink[];
}

/** Pages as cards, each with its own title and description. */
export default function PageCards({ pages }: Props) {
  return (
    <ul className={styles.cards}>
      {pages.map(({ route, title, description }) => (
        <li key={route} className={styles.card}>
          <Link to={route} className={styles.title}>
            {title}
          </Link>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
