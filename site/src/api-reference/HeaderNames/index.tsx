import styles from './styles.module.css';

interface Props {
  title: string;
  names: string[];
}

/** Headers by name; what they mean is said once for all calls. */
export default function HeaderNames({ title, names }: Props) {
  return (
    <p className={styles.headers}>
      {title}: <a href="#headers">{names.join(', ')}</a>
    </p>
  );
}
