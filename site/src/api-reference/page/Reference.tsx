import { API, type PublicApi, TAGS, type Tag } from '@slipway/contract';
import { PanelButton } from '../../components/ui/Panel.tsx';
import { systemPages } from '../../systemPages.ts';
import { CONTENTS_ID, REFERENCE_ROUTE } from '../anchors.ts';
import { UNFOLD_WHEN_OPENED } from '../behavior/unfolding.ts';
import { DOWNLOADS } from '../downloads.ts';
import { PROSE } from '../prose/index.ts';
import { referenceSource, Source } from '../source.ts';
import Changelog, { Deprecations } from './Changes.tsx';
import Errors from './Errors.tsx';
import Headers from './Headers.tsx';
import LanguageChoice from './LanguageChoice.tsx';
import Limits from './Limits.tsx';
import Navigation from './Navigation.tsx';
import OperationGroup from './Operation.tsx';
import { Line, ProseSection } from './Prose.tsx';
import Quickstart from './Quickstart.tsx';
import styles from './Reference.module.css';
import Schemas from './Schemas.tsx';
import { Columns } from './Section.tsx';

interface ReferenceProps {
  api: PublicApi;
}

/** The whole reference. Everything on it comes from the contract. */
export default function Reference({ api }: ReferenceProps) {
  return (
    <Source value={referenceSource(api)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script dangerouslySetInnerHTML={{ __html: UNFOLD_WHEN_OPENED }} />
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
    </Source>
  );
}

/** What the API is, where it is, and its other forms. */
function Intro() {
  return (
    <header className={styles.intro}>
      <Columns aside={<Addresses />}>
        <h1>{systemPages[REFERENCE_ROUTE].title}</h1>
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

/** Stays in view while the page scrolls: the way to the contents, and the language of the samples. */
function Toolbar() {
  return (
    <div className={styles.toolbar} data-languages>
      <PanelButton opens={CONTENTS_ID} className={styles.contents}>
        Contents
      </PanelButton>
      <span className={styles.reading} aria-hidden="true" data-reading />
      <LanguageChoice name="sample-language" />
    </div>
  );
}
