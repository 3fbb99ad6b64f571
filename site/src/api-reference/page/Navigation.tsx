import Panel from '../../components/ui/Panel.tsx';
import { CONTENTS_ID } from '../anchors.ts';
import { contentsOf, type Entry } from '../contents.ts';
import { useSource } from '../source.ts';
import styles from './Navigation.module.css';
import { Method } from './Operation.tsx';

/** Everything on the page: beside the text where there is room, in a sheet where there is not. */
export default function Navigation() {
  const contents = contentsOf(useSource());
  return (
    <Panel id={CONTENTS_ID} className={styles.panel}>
      <nav aria-label="Contents of the reference" data-contents>
        <input
          type="search"
          className={styles.filter}
          placeholder="Filter calls, fields, errors"
          aria-label="Filter the contents"
          data-filter
        />
        <p className={styles.none} role="status" data-none />
        {contents.map(({ title, entries }) => (
          <div key={title} data-group>
            <p className={styles.group}>{title}</p>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <EntryLink key={entry.anchor} entry={entry} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Panel>
  );
}

function EntryLink({ entry: { anchor, title, method, keywords, holds } }: { entry: Entry }) {
  return (
    <li>
      <a
        href={`#${anchor}`}
        className={styles.link}
        data-keywords={keywords}
        data-holds={holds || undefined}
      >
        {method && (
          <>
            <Method method={method} />{' '}
          </>
        )}
        <span>{title}</span>
      </a>
    </li>
  );
}
