import { Dialog } from '@slipway/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Screen, screens } from '../../app/screens.ts';
import { MenuIcon } from '../rail/MenuIcon.tsx';
import { Menus } from '../rail/Rail.tsx';
import styles from './PhoneTabs.module.css';

const TABS = ['Today', 'Board', 'Dockside', 'Bookings'] as const;

/** The four screens that a phone needs most, and everything else behind More. */
export function PhoneTabs({ screen }: { screen: Screen | undefined }) {
  const [more, setMore] = useState<string | null>(null);
  const tabs = TABS.flatMap((name) => {
    const found = screens.find(({ entry }) => entry === name);
    return found ? [{ name, screen: found }] : [];
  });
  const isTab = tabs.some(({ screen: { path } }) => path === screen?.path);
  // It closes by itself when a screen was chosen.
  const isOpen = more !== null && more === (screen?.path ?? '');
  return (
    <>
      <nav className={styles.tabs} aria-label="Tabs">
        {tabs.map(({ name, screen: { path } }) => (
          <Link key={path} href={path} aria-current={path === screen?.path ? 'page' : undefined}>
            <MenuIcon menu={name} />
            {name}
          </Link>
        ))}
        <button
          type="button"
          className={isTab ? undefined : styles.here}
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
