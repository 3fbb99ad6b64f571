import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon.tsx';
import { doors } from './content.ts';
import styles from './Features.module.css';
import { summaryOf } from './summaries.ts';

/**
 * Three doors in a row, then the guides behind each. The doors come first in the page too, so that
 * all three stand on the first screen of a phone.
 */
export default function Features() {
  return (
    <section className={styles.water} aria-labelledby="doors-heading">
      <h2 id="doors-heading" className="visually-hidden">
        Guides
      </h2>
      <div className={styles.inner}>
        <ul className={styles.doors}>
          {doors.map(({ name, route }) => (
            <li key={route} className={styles.door}>
              <Link to={route} className={styles.name}>
                {name} <Icon name="arrow" className={styles.arrow} />
              </Link>
              <p className={styles.line}>{summaryOf(route).description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.lists}>
          {doors.map(({ name, route, guides }) => (
            <nav key={route} aria-label={`${name}: guides used most`}>
              <h3 className={styles.listName}>{name}</h3>
              <ul className={styles.guides}>
                {guides.map((guide) => (
                  <li key={guide}>
                    <Link to={guide}>{summaryOf(guide).title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </section>
  );
}
