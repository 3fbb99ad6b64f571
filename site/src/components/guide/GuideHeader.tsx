import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Chips from '@site/src/components/guide/Chips.tsx';
import StructuredData from '@site/src/components/ui/StructuredData.tsx';
import TryIt from '@site/src/try-it/TryIt.tsx';
import styles from './GuideHeader.module.css';
import { useGuide } from './use-guide.ts';

/** Title, the one-line summary, who it is for and how long it takes. */
export default function GuideHeader() {
  const { title, description, lastUpdatedAt } = useDoc().metadata;
  const { audience, minutes, since, cards, lessons, tryIt } = useGuide();
  const audienceLabel = cards || lessons ? 'For' : 'Who can do this';
  return (
    <header className={styles.header}>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          headline: title,
          description,
          inLanguage: 'en',
          ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
        }}
      />
      <h1>{title}</h1>
      <p className={styles.summary}>{description}</p>
      {(audience || minutes) && (
        <Chips audienceLabel={audienceLabel} audience={audience} minutes={minutes} since={since} />
      )}
      {tryIt && <TryIt key={title} title={title} start={tryIt} />}
    </header>
  );
}
