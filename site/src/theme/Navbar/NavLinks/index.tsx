import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface NavItem {
  to: string;
  label: string;
  activeBaseRegex?: string;
}

export default function NavLinks() {
  const { pathname } = useLocation();
  const items = useThemeConfig().navbar.items as unknown as NavItem[];
  return (
    <ul className={styles.links}>
      {items.map(({ to, label, activeBaseRegex }) => {
        const isHere = new RegExp(activeBaseRegex ?? `^${to}`).test(pathname);
        return (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={isHere ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
