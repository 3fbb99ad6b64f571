import CopyMarkdown from '@site/src/components/guide/CopyMarkdown.tsx';
import Icon from '@site/src/components/ui/Icon.tsx';
import { longDate } from '@site/src/long-date.ts';
import styles from './GuideFooter.module.css';

interface Props {
  route: string;
  editUrl?: string | null;
  lastUpdatedAt?: number | null;
}

/** When a page last changed, and what a reader can do with it. */
export default function GuideFooter({ route, editUrl, lastUpdatedAt }: Props) {
  return (
    <footer className={styles.footer}>
      {lastUpdatedAt && (
        <p>
          Last updated{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()}>{longDate(lastUpdatedAt)}</time>
        </p>
      )}
      <p className={styles.actions}>
        <CopyMarkdown key={route} route={route} />
        {editUrl && (
          <a className={styles.edit} href={editUrl}>
            <Icon name="pencil" />
            Edit this page
          </a>
        )}
      </p>
    </footer>
  );
}
