import styles from './styles.module.css';

interface Props {
  method: 'get' | 'post';
}

/** The method of a call: a word first, a color second. */
export default function Method({ method }: Props) {
  return <span className={styles[method]}>{method.toUpperCase()}</span>;
}
