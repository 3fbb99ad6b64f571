import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const doors = [
  { label: 'Day to day', to: '/guides/day-to-day/' },
  { label: 'Boost revenue', to: '/guides/boost-revenue/' },
  { label: 'Settings', to: '/guides/settings/' },
  { label: 'Courses', to: '/courses/' },
  { label: 'API docs', to: '/api/' },
];

/** How to search better, and where to go without searching. */
export default function SearchTips() {
  return (
    <div className={styles.tips}>
      <ul>
        <li>
          Use fewer or shorter words: “deposit” rather than “what we keep until the boat is back”.
        </li>
        <li>Check the spelling.</li>
        <li>Use the words of the dashboard, such as blockout, rental setup or waiver.</li>
      </ul>
      <nav aria-label="Sections of the help site">
        <ul className={styles.doors}>
          {doors.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
