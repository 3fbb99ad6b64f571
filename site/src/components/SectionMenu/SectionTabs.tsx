import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const sections = [
  { to: '/guides/day-to-day/', label: 'Day to day' },
  { to: '/guides/boost-revenue/', label: 'Boost revenue' },
  { to: '/guides/settings/', label: 'Settings' },
  { to: '/courses/', label: 'Courses' },
];

interface Props {
  pathname: string;
}

export default function SectionTabs({ pathname }: Props) {
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
