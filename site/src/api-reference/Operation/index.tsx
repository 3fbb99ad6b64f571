import type { Operation as OperationFacts, OperationId } from '@slipway/contract';
import Answers from '../Answers/index.tsx';
import { operationAnchor } from '../anchors.ts';
import Columns from '../Columns/index.tsx';
import { Line } from '../Markdown/index.tsx';
import Method from '../Method/index.tsx';
import DeprecationNote from './DeprecationNote.tsx';
import Neighbors from './Neighbors.tsx';
import RequestFields from './RequestFields.tsx';
import RequestSamples from './RequestSamples.tsx';
import styles from './styles.module.css';

interface Props {
  operation: OperationFacts;
  previous: OperationFacts | undefined;
  next: OperationFacts | undefined;
}

/** Everything about one operation. */
export default function Operation({ operation, previous, next }: Props) {
  const { summary, method, path, description } = operation;
  const anchor = operationAnchor(operation.id as OperationId);
  return (
    <section className={styles.operation} aria-labelledby={anchor} data-place={anchor}>
      <Columns aside={<RequestSamples operation={operation} />}>
        <h3 id={anchor}>
          <a href={`#${anchor}`} className={styles.title}>
            {summary}
          </a>
        </h3>
        <p className={styles.call}>
          <Method method={method} /> <code>{path}</code>
        </p>
        <DeprecationNote operation={operation} />
        <Line text={description} />
        <RequestFields operation={operation} />
      </Columns>
      <Answers operation={operation} />
      <Neighbors previous={previous} next={next} />
    </section>
  );
}
