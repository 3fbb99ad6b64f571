import type { FieldProblem } from '../field.ts';
import styles from './styles.module.css';

interface Props {
  source: string;
  problem: FieldProblem;
}

/** The source with its faulty place marked; nothing when the problem has no place. */
export default function MarkedSource({ source, problem }: Props) {
  const { offset, length = 0 } = problem;
  if (offset === undefined || source === '') return null;
  const end = offset + Math.max(1, length);
  return (
    <code className={styles.marked}>
      {source.slice(0, offset)}
      <mark>{source.slice(offset, end) || ' '}</mark>
      {source.slice(end)}
    </code>
  );
}
