import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { asRoute } from '@site/src/asRoute.ts';
import Panel from '@site/src/components/ui/Panel.tsx';
import styles from './SectionMenu.module.css';

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

const sections = [
  { to: '/guides/day-to-day/', label: 'Day to day' },
  { to: '/guides/boost-revenue/', label: 'Boost revenue' },
  { to: '/guides/settings/', label: 'Settings' },
  { to: '/courses/', label: 'Courses' },
];

interface SectionTabsProps {
  pathname: string;
}

function SectionTabs({ pathname }: SectionTabsProps) {
  return (
    <nav aria-label="Sections">
      <ul className={styles.tabs}>
        {sections.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={pathname.startsWith(to) ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionItemsProps {
  items: PropSidebarItem[];
  pathname: string;
}

function SectionItems({ items, pathname }: SectionItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        if (item.type === 'link') {
          return (
            <PageLink key={item.href} label={item.label} href={item.href} pathname={pathname} />
          );
        }
        if (item.type === 'category') {
          return <Group key={item.label} group={item} pathname={pathname} />;
        }
        return null;
      })}
    </ul>
  );
}

interface PageLinkProps {
  label: string;
  href: string;
  pathname: string;
}

function PageLink({ label, href, pathname }: PageLinkProps) {
  return (
    <li>
      <Link
        to={href}
        className={styles.link}
        aria-current={asRoute(href) === pathname ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
}

interface GroupProps {
  group: PropSidebarItemCategory;
  pathname: string;
}

function Group({ group, pathname }: GroupProps) {
  return (
    <li>
      <details className={styles.group} open={isActiveSidebarItem(group, pathname)}>
        <summary className={styles.groupLabel}>{group.label}</summary>
        <SectionItems items={withOverview(group)} pathname={pathname} />
      </details>
    </li>
  );
}

/** The pages of a group. Its own page, if it has one, comes first. */
function withOverview(group: PropSidebarItemCategory): PropSidebarItem[] {
  if (!group.href) return group.items;
  return [{ type: 'link', label: 'Overview', href: group.href }, ...group.items];
}
