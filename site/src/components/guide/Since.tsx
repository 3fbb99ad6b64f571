import Link from '@docusaurus/Link';
import { type Feature, releaseOf } from '@site/src/feature-releases.ts';
import styles from './Since.module.css';

interface Props {
  feature: Feature;
}

/** Which release brought a feature, as a link to its note. */
export default function Since({ feature }: Props) {
  const release = releaseOf(feature);
  return (
    <Link to={`/releases/${release}/`} className={styles.since}>
      Since {release}
    </Link>
  );
}
