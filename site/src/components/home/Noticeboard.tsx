import Link from '@docusaurus/Link';
import { links } from '@site/config/links.ts';
import { longDate } from '@site/src/long-date.ts';
import styles from './Noticeboard.module.css';
import { apiCalls, latestRelease } from './summaries.ts';

/** What is not about one task: the latest release, the door for integrators, and support. */
export default function Noticeboard() {
  const { route, version, title, date } = latestRelease;
  return (
    <section className={styles.board} aria-label="News, API and support">
      <div className={styles.inner}>
        <div>
          <h2 className={styles.name}>Latest release</h2>
          <p className={styles.main}>
            <Link to={route}>
              {version}: {title}
            </Link>
          </p>
          <p className={styles.line}>
            <time dateTime={date}>{longDate(date)}</time>. <Link to="/releases/">All releases</Link>
          </p>
        </div>
        <div>
          <h2 className={styles.name}>For integrators</h2>
          <p className={styles.main}>
            <Link to="/api/">Booking API reference</Link>
          </p>
          <p className={styles.line}>
            {apiCalls} calls for docks, boats, customers, availability and bookings, with examples
            that are tested.
          </p>
        </div>
        <div>
          <h2 className={styles.name}>Support</h2>
          <p className={styles.main}>
            <a href={`mailto:${links.supportAddress}`}>{links.supportAddress}</a>
          </p>
          <p className={styles.line}>Write to us when a guide leaves a question open.</p>
        </div>
      </div>
    </section>
  );
}
