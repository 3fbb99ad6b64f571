import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon.tsx';
import styles from './Courses.module.css';
import { courses } from './content.ts';
import { summaryOf } from './summaries.ts';

export default function Courses() {
  return (
    <section className={styles.section} aria-labelledby="courses-heading">
      <div className={styles.head}>
        <h2 id="courses-heading">Courses</h2>
        <Link to="/courses/" className={styles.all}>
          All courses <Icon name="arrow" />
        </Link>
      </div>
      <ul className={styles.cards}>
        {courses.map((route) => {
          const { title, minutes, audience } = summaryOf(route);
          return (
            <li key={route} className={styles.card}>
              <p className={styles.length}>
                <strong className={styles.minutes}>{minutes}</strong> min
              </p>
              <Link to={route} className={styles.title}>
                {withoutKind(title)}
              </Link>
              <p className={styles.role}>{audience.join(', ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The title of a course page says that it is a course; beneath this heading that is clear. */
function withoutKind(title: string): string {
  const rest = title.replace(/^Course: /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
