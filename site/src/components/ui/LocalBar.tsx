import Icon from '@site/src/components/ui/Icon.tsx';
import { PanelButton } from '@site/src/components/ui/Panel.tsx';
import styles from './LocalBar.module.css';

interface Props {
  panels: { id: string; label: string }[];
}

/** On small screens: the buttons that open what stands beside the text on wide ones. */
export default function LocalBar({ panels }: Props) {
  return (
    <div className={styles.bar}>
      {panels.map(({ id, label }) => (
        <PanelButton key={id} opens={id} className={styles.button}>
          {label}
          <Icon name="chevron" className={styles.icon} />
        </PanelButton>
      ))}
    </div>
  );
}
