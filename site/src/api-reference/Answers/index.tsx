import type { Operation, OperationId } from '@slipway/contract';
import { answerAnchor, answerFieldAnchor } from '../anchors.ts';
import { type Answer, answersOf } from '../answers.ts';
import Columns from '../Columns/index.tsx';
import FieldList from '../FieldList/index.tsx';
import { ownFieldsOf } from '../fields.ts';
import HeaderNames from '../HeaderNames/index.tsx';
import AnswerSamples from './AnswerSamples.tsx';
import OtherAnswer from './OtherAnswer.tsx';
import Status from './Status.tsx';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
}

/** Every answer of an operation: the good one open, the others folded. */
export default function Answers({ operation }: Props) {
  const id = operation.id as OperationId;
  const [good, ...others] = answersOf(operation);
  return (
    <>
      {good && <GoodAnswer id={id} answer={good} />}
      <div className={styles.others}>
        {others.map((answer) => (
          <OtherAnswer key={answer.status} operation={id} answer={answer} />
        ))}
      </div>
    </>
  );
}

interface GoodAnswerProps {
  id: OperationId;
  answer: Answer;
}

function GoodAnswer({ id, answer }: GoodAnswerProps) {
  const { status, description, schema, headers, examples } = answer;
  return (
    <Columns aside={<AnswerSamples examples={examples} />}>
      <h4 id={answerAnchor(id, status)} className={styles.good}>
        <Status status={status} /> {description}
      </h4>
      <FieldList
        fields={ownFieldsOf(schema)}
        anchor={(path) => answerFieldAnchor(id, path)}
        showsNamed
        openLevels={1}
      />
      <HeaderNames title="Headers" names={headers} />
    </Columns>
  );
}
