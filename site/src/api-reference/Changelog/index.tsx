import { longDate } from '@site/src/long-date.ts';
import { CHANGELOG } from '@slipway/contract';
import { changeAnchor } from '../anchors.ts';
import { DOWNLOADS } from '../downloads.ts';
import { Line } from '../Markdown/index.tsx';
import Section from '../Section/index.tsx';
import styles from './styles.module.css';

export default function Changelog() {
  return (
    <Section id="changelog" title="Changelog">
      <p>
        Follow it as a <a href={DOWNLOADS.changelog.path}>feed</a>.
      </p>
      {CHANGELOG.map(({ date, release, title, description }) => (
        <article key={date} className={styles.change}>
          <h3 id={changeAnchor(date)}>{title}</h3>
          <p className={styles.when}>
            <time dateTime={date}>{longDate(date)}</time>, with{' '}
            <a href={`/releases/${release}/`}>release {release}</a>
          </p>
          <Line text={description} />
        </article>
      ))}
    </Section>
  );
}
