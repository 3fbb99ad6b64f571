import { Dialog } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMay } from '../../api/facts.ts';
import { MenuIcon } from '../rail/MenuIcon.tsx';
import { Menus, usePathTo } from '../rail/Rail.tsx';
import { type Screen, useScreens } from '../screens.ts';
import styles from './PhoneTabs.module.css';

const TABS = ['Today', 'Board', 'Dockside', 'Bookings'] as const;

/** The four screens that a phone needs most, and everything else behind More. */
export function PhoneTabs({ screen }: { screen: Screen | undefined }) {
  const [more, setMore] = useState<string | null>(null);
  const may = useMay();
  const pathTo = usePathTo();
  const screens = useScreens();
  const tabs = TABS.flatMap((name) => {
    const found = screens.find(({ entry }) => entry === name);
    return found && (!found.permission || may(found.permission)) ? [{ name, ...found }] : [];
  });
  // A booking's page is reached from the list and has no tab of its own.
  const here = tabs.find(({ name, path }) => path === screen?.path || name === screen?.menu);
  // It closes by itself when a screen was chosen.
  const isOpen = more !== null && more === (screen?.path ?? '');
  return (
    <>
      <nav className={styles.tabs} aria-label="Tabs">
        {tabs.map(({ name, ...tab }) => (
          <Link
            key={tab.path}
            href={pathTo(tab)}
            className={name === here?.name ? styles.here : undefined}
            aria-current={tab.path === screen?.path ? 'page' : undefined}
          >
            <MenuIcon menu={name} />
            {name}
          </Link>
        ))}
        <button
          type="button"
          className={here ? undefined : styles.here}
          aria-haspopup="dialog"
          onClick={() => setMore(screen?.path ?? '')}
        >
          <MenuIcon menu="More" />
          More
        </button>
      </nav>
      {isOpen && (
        <Dialog title="Menus" close="Close" onClose={() => setMore(null)}>
          <Menus screen={screen} allOpen />
        </Dialog>
      )}
    </>
  );
}
