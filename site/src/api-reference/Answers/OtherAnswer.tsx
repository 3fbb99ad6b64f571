import { ERROR_CATALOGUE, type ErrorStatus, type OperationId } from '@slipway/contract';
import { answerAnchor, errorAnchor, schemaAnchor } from '../anchors.ts';
import type { Answer } from '../answers.ts';
import Columns from '../Columns/index.tsx';
import { errorTitle } from '../error-title.ts';
import Folded from '../Folded/index.tsx';
import type { FieldSchema } from '../fields.ts';
import HeaderNames from '../HeaderNames/index.tsx';
import JsonSample from '../JsonSample/index.tsx';
import { Line } from '../Markdown/index.tsx';
import Status from './Status.tsx';

interface Props {
  operation: OperationId;
  answer: Answer;
}

/** An answer that is folded: an error, or that nothing changed. */
export default function OtherAnswer({ operation, answer }: Props) {
  const { status, description, headers, schema, examples } = answer;
  const anchor = answerAnchor(operation, status);
  const samples = examples.map(({ summary, value }) => (
    <JsonSample key={summary} title={summary} value={value} />
  ));
  const title = (
    <>
      <Status status={status} />{' '}
      {schema ? errorTitle(Number(status) as ErrorStatus) : 'Nothing changed'}
    </>
  );
  return (
    <Folded id={anchor} title={title}>
      <Columns aside={samples.length > 0 && samples}>
        {schema ? (
          <ErrorWords status={Number(status) as ErrorStatus} />
        ) : (
          <Line text={`${description} It has no body.`} />
        )}
        <HeaderNames title="Headers" names={headers} />
      </Columns>
    </Folded>
  );
}

function ErrorWords({ status }: { status: ErrorStatus }) {
  const { cause, schema } = ERROR_CATALOGUE[status];
  const name = (schema as FieldSchema).title ?? '';
  return (
    <>
      <Line text={cause} />
      <p>
        Body: <a href={`#${schemaAnchor(name)}`}>{name}</a>.{' '}
        <a href={`#${errorAnchor(status)}`}>What to do about {status}</a>
      </p>
    </>
  );
}
