import type { PageLink } from '@site/config/front-matter.ts';
import PageCards from '@site/src/components/guide/PageCards.tsx';
import styles from './RelatedGuides.module.css';

interface Props {
  /** The pages named under `related` in the front matter. */
  pages?: PageLink[];
}

export default function RelatedGuides({ pages = [] }: Props) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-guides">
      <h2 id="related-guides" className={styles.title}>
        Related guides
      </h2>
      <PageCards pages={pages} />
    </section>
  );
}
