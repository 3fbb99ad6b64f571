import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import Icon from '@site/src/components/ui/Icon.tsx';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  return (
    <aside className={styles.bar} aria-label="Announcement">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from config/announcement.ts */}
      <p dangerouslySetInnerHTML={{ __html: announcementBar.content }} />
      {announcementBar.isCloseable && (
        <button type="button" className={styles.close} onClick={close}>
          <Icon name="close" />
          <span className="visually-hidden">Close the announcement</span>
        </button>
      )}
    </aside>
  );
}
