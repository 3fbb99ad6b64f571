import Link from '@docusaurus/Link';
import { firstSteps } from './content.ts';
import styles from './GettingStarted.module.css';
import { summaryOf } from './summaries.ts';

export default function GettingStarted() {
  return (
    <section className={styles.section} aria-labelledby="getting-started-heading">
      <h2 id="getting-started-heading">New to Slipway? Three steps to your first booking</h2>
      <ol className={styles.steps}>
        {firstSteps.map(({ name, route }) => {
          const { title, description, minutes } = summaryOf(route);
          return (
            <li key={route} className={styles.step}>
              <p className={styles.name}>
                {name} <span className={styles.time}>about {minutes} min</span>
              </p>
              <Link to={route} className={styles.title}>
                {title}
              </Link>
              <p className={styles.line}>{description}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
