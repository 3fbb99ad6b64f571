import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon, { type IconName } from '@site/src/components/ui/Icon.tsx';
import styles from './styles.module.css';

type Choice = 'light' | 'dark' | 'system';

const icons: Record<Choice, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

/** `null` is how the theme stores "follow the system". */
const following: Record<Choice, 'light' | 'dark' | null> = {
  light: 'dark',
  dark: null,
  system: 'light',
};

export default function ColorModeToggle() {
  const { disableSwitch } = useThemeConfig().colorMode;
  const { colorModeChoice, setColorMode } = useColorMode();
  const isBrowser = useIsBrowser();
  if (disableSwitch) return null;

  const choice: Choice = colorModeChoice ?? 'system';
  const next: Choice = following[choice] ?? 'system';
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isBrowser}
      onClick={() => setColorMode(following[choice])}
      aria-label={`Color mode: ${choice}. Switch to ${next}.`}
      title={`Color mode: ${choice}`}
    >
      {/* All three are in the page, so that the right one shows before the scripts run. */}
      {(Object.keys(icons) as Choice[]).map((mode) => (
        <span key={mode} className={styles[mode]}>
          <Icon name={icons[mode]} />
        </span>
      ))}
    </button>
  );
}
