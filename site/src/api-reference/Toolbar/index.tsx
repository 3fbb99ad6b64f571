import { PanelButton } from '../../components/Panel/index.tsx';
import LanguageChoice from '../LanguageChoice/index.tsx';
import { NAVIGATION_ID } from '../Navigation/index.tsx';
import styles from './styles.module.css';

/** Stays in view while the page scrolls: the way to the contents, and the language of the samples. */
export default function Toolbar() {
  return (
    <div className={styles.toolbar} data-languages>
      <PanelButton opens={NAVIGATION_ID} className={styles.contents}>
        Contents
      </PanelButton>
      <span className={styles.reading} aria-hidden="true" data-reading />
      <LanguageChoice name="sample-language" />
    </div>
  );
}
