import SearchField from '@site/src/search/SearchField/index.tsx';
import Harbor from './Harbor.tsx';
import styles from './Hero.module.css';

export default function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="hero-heading" className={styles.heading}>
            <span className={styles.site}>Slipway Help:</span> run your boat rental day
          </h1>
          <p className={styles.line}>
            Guides, courses and the booking API: from the first booking of the day to the last boat
            back.
          </p>
          <SearchField label="What do you want to do?" />
          <p className={styles.hint}>
            Press <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> + <kbd>K</kbd>, or <kbd>/</kbd>, to search from
            any page.
          </p>
        </div>
        <Harbor className={styles.harbor} />
      </div>
    </section>
  );
}
