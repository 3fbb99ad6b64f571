import { PanelButton } from '../../components/Panel/index.tsx';
import { CONTENTS_ID } from '../contents-id.ts';
import LanguageChoice from '../LanguageChoice/index.tsx';
import styles from './styles.module.css';

/** Stays in view while the page scrolls: the way to the contents, and the language of the samples. */
export default function Toolbar() {
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
