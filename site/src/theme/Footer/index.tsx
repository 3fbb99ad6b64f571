import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import Icon from '@site/src/components/ui/Icon.tsx';
import Mark from '@site/src/components/ui/Mark.tsx';
import { memo } from 'react';
import styles from './styles.module.css';

interface FooterLink {
  label: string;
  to?: string;
  href?: string;
}

interface FooterColumn {
  title: string;
  items: FooterLink[];
}

function Footer() {
  const columns = useThemeConfig().footer?.links as unknown as FooterColumn[];
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.waves}
        viewBox="0 0 120 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 4q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0V8H0z" />
      </svg>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Mark className={styles.mark} />
          <p>
            Booking software for companies that rent out boats. This is its help site, open to
            everyone.
          </p>
        </div>
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {items.map(({ label, to, href }) => (
                <li key={label}>
                  <Link to={to} href={href} className={styles.link}>
                    {label}
                    {href?.startsWith('https:') && <Icon name="external" className={styles.icon} />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

export default memo(Footer);
