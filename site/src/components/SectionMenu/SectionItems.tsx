import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { asRoute } from '@site/src/asRoute.ts';
import styles from './styles.module.css';

interface Props {
  items: PropSidebarItem[];
  pathname: string;
}

export default function SectionItems({ items, pathname }: Props) {
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
export function withOverview(group: PropSidebarItemCategory): PropSidebarItem[] {
  if (!group.href) return group.items;
  return [{ type: 'link', label: 'Overview', href: group.href }, ...group.items];
}
