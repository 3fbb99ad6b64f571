import { useFacts } from '../../api/facts.ts';
import { useViewed } from '../viewed/viewed.tsx';
import styles from './DockChoice.module.css';

const ALL = '';

/** The dock that one looks at. Whoever works at one only reads its name. */
export function DockChoice() {
  const { docks } = useFacts();
  const { dock, setDock } = useViewed();
  const [only] = docks;
  if (docks.length === 1 && only) return <p className={styles.only}>{only.name}</p>;
  return (
    <select
      className={styles.choice}
      aria-label="Dock"
      value={dock?.id ?? ALL}
      onChange={({ target }) => setDock(target.value || null)}
    >
      <option value={ALL}>All docks</option>
      {docks.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
