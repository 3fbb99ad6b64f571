import { Link } from 'wouter';
import { useMay } from '../../api/facts.ts';
import { type Screen, useScreens } from '../screens.ts';
import { useViewed } from '../viewed/viewed.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './Rail.module.css';

/** Where a menu leads to: a screen of a day keeps the day that one looks at. */
export function usePathTo(): (screen: Screen) => string {
  const { onDay } = useViewed();
  return ({ path, day }) => (day ? onDay(path) : path);
}

/** The menus with the screens that the member may open, in their order. */
function useMenus(): { menu: Screen['menu']; entries: readonly Screen[] }[] {
  const may = useMay();
  const open = useScreens().filter(
    ({ entry, permission }) => entry !== undefined && (!permission || may(permission)),
  );
  return [...new Set(open.map(({ menu }) => menu))]
    .filter((menu) => menu !== 'Initials')
    .map((menu) => ({ menu, entries: open.filter((screen) => screen.menu === menu) }));
}

/** The menus on the left of a wide screen. */
export function Rail({ screen }: { screen: Screen | undefined }) {
  return (
    <nav className={styles.rail} aria-label="Menus">
      <Link href="/today" className={styles.brand}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9.6 2L7.8 11M14.4 2l1.8 9M8.8 6.5h6.4" />
          <path d="M2 13.6q2.5-2 5 0t5 0 5 0 5 0M2 17.6q2.5-2 5 0t5 0 5 0 5 0M5 21.6q1.75-1.6 3.5 0t3.5 0 3.5 0 3.5 0" />
        </svg>
        Slipway
      </Link>
      <Menus screen={screen} />
    </nav>
  );
}

/** All menus as a list of links; the screens of the open one below it. */
export function Menus({
  screen,
  allOpen = false,
}: {
  screen: Screen | undefined;
  allOpen?: boolean;
}) {
  const menus = useMenus();
  const pathTo = usePathTo();
  return (
    <ul className={styles.menus}>
      {menus.map(({ menu, entries }) => {
        const isHere = screen?.menu === menu;
        const [first] = entries;
        const isAlone = entries.length === 1 && first?.entry === menu;
        return (
          <li key={menu}>
            <Link
              href={first ? pathTo(first) : '/today'}
              className={`${styles.menu} ${isHere ? styles.here : ''}`}
              aria-current={isHere && isAlone ? 'page' : undefined}
            >
              <MenuIcon menu={menu} />
              {menu}
            </Link>
            {(isHere || allOpen) && !isAlone && (
              <ul className={styles.entries}>
                {entries.map((entry, index) => (
                  <li key={entry.path}>
                    {entry.group && entry.group !== entries[index - 1]?.group && (
                      <span className={styles.group}>{entry.group}</span>
                    )}
                    <Link
                      href={pathTo(entry)}
                      className={`${styles.entry} ${entry.group ? styles.inside : ''}`}
                      aria-current={entry.path === screen?.path ? 'page' : undefined}
                    >
                      {entry.entry}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
