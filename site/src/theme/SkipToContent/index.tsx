import { SkipToContentLink } from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function SkipToContent() {
  return <SkipToContentLink className={styles.skip} />;
}
