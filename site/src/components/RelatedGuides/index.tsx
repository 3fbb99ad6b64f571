import { useGuide } from '@site/src/components/GuideHeader/useGuide.ts';
import PageCards from '@site/src/components/PageCards/index.tsx';
import styles from './styles.module.css';

/** The pages named under `related` in the front matter. */
export default function RelatedGuides() {
  const { related = [] } = useGuide();
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-guides">
      <h2 id="related-guides" className={styles.title}>
        Related guides
      </h2>
      <PageCards pages={related} />
    </section>
  );
}
