import { longDate } from '@site/src/long-date.ts';
import { integratorApi, type Operation, type OperationId } from '@slipway/contract';
import { operationAnchor } from '../anchors.ts';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
}

export default function DeprecationNote({ operation: { deprecated } }: Props) {
  if (!deprecated) return null;
  const replacement = deprecated.replacedBy as OperationId;
  return (
    <p className={styles.deprecated}>
      <b>Deprecated</b> since {longDate(deprecated.since)}. It may stop to answer from{' '}
      {longDate(deprecated.sunset)} on. Use{' '}
      <a href={`#${operationAnchor(replacement)}`}>
        {integratorApi.operations[replacement].summary}
      </a>{' '}
      instead.
    </p>
  );
}
