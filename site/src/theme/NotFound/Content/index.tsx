import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import styles from './styles.module.css';

const doors = [
  { to: '/guides/day-to-day/', label: 'Day to day', task: 'Bookings, boats and customers today.' },
  {
    to: '/guides/boost-revenue/',
    label: 'Boost revenue',
    task: 'Extras, codes, members, partners.',
  },
  { to: '/guides/settings/', label: 'Settings', task: 'Boats, prices, the form, payments.' },
  { to: '/api/', label: 'API docs', task: 'Every call, field and error.' },
];

export default function NotFoundContent() {
  return (
    <main className={styles.page}>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address of the Slipway help site."
      >
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. Check it for a typing error,{' '}
        <Link to="/search/">search the help site</Link>, or start from one of these.
      </p>
      <ul className={styles.doors}>
        {doors.map(({ to, label, task }) => (
          <li key={to}>
            <Link to={to} className={styles.door}>
              <strong>{label}</strong> <span>{task}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
