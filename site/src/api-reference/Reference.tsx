import { TAGS, type Tag } from '@slipway/contract';
import Changelog from './Changelog/index.tsx';
import Deprecations from './Deprecations/index.tsx';
import Errors from './Errors/index.tsx';
import Headers from './Headers/index.tsx';
import Intro from './Intro/index.tsx';
import Limits from './Limits/index.tsx';
import Navigation from './Navigation/index.tsx';
import OperationGroup from './OperationGroup/index.tsx';
import { PROSE } from './prose/index.ts';
import Quickstart from './Quickstart/index.tsx';
import styles from './reference.module.css';
import Schemas from './Schemas/index.tsx';
import ProseSection from './Section/ProseSection.tsx';
import Toolbar from './Toolbar/index.tsx';

/** The whole reference. Everything on it comes from the contract. */
export default function Reference() {
  return (
    <div className={styles.page}>
      <div className={styles.menu} data-scroller>
        <Navigation />
      </div>
      <main className={styles.main}>
        <Intro />
        <Toolbar />
        <Quickstart />
        {PROSE.map((section) => (
          <ProseSection key={section.id} section={section} />
        ))}
        <Limits />
        <Headers />
        {(Object.keys(TAGS) as Tag[]).map((tag) => (
          <OperationGroup key={tag} tag={tag} />
        ))}
        <Errors />
        <Deprecations />
        <Changelog />
        <Schemas />
      </main>
    </div>
  );
}
