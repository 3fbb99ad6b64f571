import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link } from 'wouter';
import { useCall } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { useSession } from '../../api/session.ts';
import { label } from '../label.ts';
import { useScreens } from '../screens.ts';
import { useToasts } from '../toasts/Toasts.tsx';
import { ColorMode } from './ColorMode.tsx';
import styles from './Initials.module.css';

/** The member, with what is personal: profile, calendar feed, light or dark, and the way out. */
export function Initials() {
  const { me, company } = useFacts();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { wrong } = useToasts();
  const session = useSession();
  const call = useCall();
  const leave = () => {
    session.end();
    void queries.resetQueries();
  };
  const personal = useScreens().filter(({ menu, entry }) => menu === 'Initials' && entry);
  return (
    <>
      <button type="button" className={styles.initials} popoverTarget={id}>
        {initialsOf(me.name)}
        <span className="visually-hidden">
          {' '}
          {me.name}, {me.roleName}
        </span>
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.who}>
          <strong>{me.name}</strong>
          <span>{me.roleName}</span>
          <span>{company.name}</span>
        </p>
        <ul className={styles.links}>
          {personal.map(({ path, entry }) => (
            <li key={path}>
              <Link href={path} onClick={() => menu.current?.hidePopover()}>
                {entry}
              </Link>
            </li>
          ))}
        </ul>
        <ColorMode />
        <button
          type="button"
          className={styles.out}
          // Nothing is asked again after it: whoever is signed out would be asked to sign in.
          onClick={() => void call('signOut', {}).then(leave, wrong)}
        >
          {label('Initials', 'Sign out')}
        </button>
      </div>
    </>
  );
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return ((first[0] ?? '') + (others.at(-1)?.[0] ?? first[1] ?? '')).toUpperCase();
}
