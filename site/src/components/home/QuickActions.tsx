import Link from '@docusaurus/Link';
import { quickActions, trouble } from './content.ts';
import LineIcon, { type LineIconName } from './LineIcon.tsx';
import styles from './QuickActions.module.css';

const icons: LineIconName[] = ['booking', 'handout', 'payment', 'block'];

export default function QuickActions() {
  return (
    <nav className={styles.water} aria-labelledby="quick-actions-heading">
      <h2 id="quick-actions-heading" className="visually-hidden">
        Quick actions
      </h2>
      <ul className={styles.actions}>
        {quickActions.map(({ task, route }, position) => (
          <li key={route}>
            <Link to={route} className={styles.action}>
              <LineIcon name={icons[position] ?? 'task'} />
              <span>{task}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.trouble}>
        <Link to={trouble.route}>{trouble.name}</Link>
        <span className={styles.examples}>: {trouble.examples}</span>
      </p>
    </nav>
  );
}
