import styles from './styles.module.css';

interface Props {
  status: string;
}

/** A status code; its color tells good answers from errors, its number says the rest. */
export default function Status({ status }: Props) {
  return <b className={status < '400' ? styles.ok : styles.error}>{status}</b>;
}
