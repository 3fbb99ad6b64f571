import { API } from '@slipway/contract';
import Columns from '../Columns/index.tsx';
import { DOWNLOADS } from '../downloads.ts';
import { Line } from '../Markdown/index.tsx';
import { REFERENCE_TITLE } from '../title.ts';
import styles from './styles.module.css';

/** What the API is, where it is, and its other forms. */
export default function Intro() {
  return (
    <header className={styles.intro}>
      <Columns aside={<Addresses />}>
        <h1>{REFERENCE_TITLE}</h1>
        <Line text={API.description} className={styles.summary} />
      </Columns>
    </header>
  );
}

function Addresses() {
  return (
    <dl className={styles.facts}>
      <dt>Address</dt>
      <dd>
        <code>{API.url}</code>
      </dd>
      <dt>
        <a href="#sandbox">Sandbox on your machine</a>
      </dt>
      <dd>
        <code>{API.sandboxUrl}</code>
      </dd>
      <dt>Version</dt>
      <dd>{API.version}</dd>
      <dt>Downloads</dt>
      {Object.values(DOWNLOADS).map(({ path, label }) => (
        <dd key={path}>
          <a href={path}>{label}</a>
        </dd>
      ))}
    </dl>
  );
}
