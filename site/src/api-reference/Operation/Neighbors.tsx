import type { Operation, OperationId } from '@slipway/contract';
import { operationAnchor } from '../anchors.ts';
import styles from './styles.module.css';

interface Props {
  previous: Operation | undefined;
  next: Operation | undefined;
}

export default function Neighbors({ previous, next }: Props) {
  return (
    <p className={styles.neighbors}>
      {previous && (
        <a className={styles.neighbor} href={`#${operationAnchor(previous.id as OperationId)}`}>
          ← {previous.summary}
        </a>
      )}
      {next && (
        <a className={styles.next} href={`#${operationAnchor(next.id as OperationId)}`}>
          {next.summary} →
        </a>
      )}
    </p>
  );
}
