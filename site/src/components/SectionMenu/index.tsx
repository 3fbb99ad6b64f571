import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import Panel from '@site/src/components/Panel/index.tsx';
import SectionItems, { withOverview } from './SectionItems.tsx';
import SectionTabs from './SectionTabs.tsx';
import styles from './styles.module.css';

export const sectionMenuId = 'section-menu';

interface Props {
  /** The whole section: one category with everything in it. */
  section: PropSidebarItemCategory;
  pathname: string;
}

/** The pages of one section, with a way to the other sections on top. */
export default function SectionMenu({ section, pathname }: Props) {
  return (
    <Panel id={sectionMenuId} className={styles.panel}>
      <SectionTabs pathname={pathname} />
      <nav aria-label="Pages of this section">
        <SectionItems items={withOverview(section)} pathname={pathname} />
      </nav>
    </Panel>
  );
}
