import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon.tsx';
import Mark from '@site/src/components/ui/Mark.tsx';
import Panel, { PanelButton } from '@site/src/components/ui/Panel.tsx';
import SearchButton from '@site/src/search/SearchButton/index.tsx';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavLinks from './NavLinks/index.tsx';
import styles from './styles.module.css';

const menuId = 'site-menu';

export default function Navbar() {
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Mark className={styles.mark} />
          <span className={styles.name}>
            Slipway <span className={styles.product}>Help</span>
          </span>
        </Link>
        <Panel id={menuId}>
          <nav aria-label="Main">
            <NavLinks />
          </nav>
        </Panel>
        <div className={styles.tools}>
          <SearchButton />
          <NavbarColorModeToggle />
          <PanelButton opens={menuId} className={styles.menuButton}>
            <Icon name="menu" />
            <span className="visually-hidden">Menu</span>
          </PanelButton>
        </div>
      </div>
    </header>
  );
}
