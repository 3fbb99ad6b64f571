import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import SectionMenu from '@site/src/components/guide/SectionMenu.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

export default function DocRootLayout({ children }: Props) {
  const section = useDocsSidebar()?.items[0];
  const { pathname } = useLocation();
  return (
    <div className={styles.columns}>
      <div className={styles.menu}>
        {section?.type === 'category' && (
          <SectionMenu key={section.label} section={section} pathname={pathname} />
        )}
      </div>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
