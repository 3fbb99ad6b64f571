import Link from '@docusaurus/Link';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import { asRoute } from '@site/src/asRoute.ts';
import Panel from '@site/src/components/ui/Panel.tsx';
import styles from './ReleaseMenu.module.css';

export const releaseMenuId = 'release-menu';

interface Props {
  sidebar: BlogSidebar;
  pathname: string;
}

/** The most recent releases, newest first, with their version numbers. */
export default function ReleaseMenu({ sidebar, pathname }: Props) {
  return (
    <Panel id={releaseMenuId} className={styles.panel}>
      <nav aria-label={sidebar.title}>
        <p className={styles.title}>{sidebar.title}</p>
        <ul className={styles.items}>
          {sidebar.items.map(({ title, permalink }) => (
            <li key={permalink}>
              <Link
                to={permalink}
                className={styles.link}
                aria-current={asRoute(permalink) === pathname ? 'page' : undefined}
              >
                <span className={styles.version}>{versionOf(permalink)}</span> {title}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/releases/archive/" className={styles.all}>
          All releases by year
        </Link>
      </nav>
    </Panel>
  );
}

/** The version number in the route of a release: `/releases/v1.14/` is v1.14. */
export function versionOf(route: string): string {
  return route.split('/').findLast(Boolean) ?? '';
}
