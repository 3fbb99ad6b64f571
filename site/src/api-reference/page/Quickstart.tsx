import { codesOf } from '../../samples/highlighted-samples.ts';
import { operationOf } from '../../samples/samples.ts';
import { answerAnchor } from '../anchors.ts';
import { QUICKSTART } from '../quickstart.ts';
import CodeSample from './CodeSample.tsx';
import { Line, Markdown } from './Prose.tsx';
import styles from './Quickstart.module.css';
import Section, { Columns } from './Section.tsx';

/** From a key to the first booking. */
export default function Quickstart() {
  const { id, title, opening, steps, closing } = QUICKSTART;
  return (
    <>
      <Section id={id} title={title}>
        <Markdown text={opening} />
      </Section>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.operation} {...step} />
        ))}
      </ol>
      <Columns>
        <Line text={closing} />
      </Columns>
    </>
  );
}

type StepProps = (typeof QUICKSTART.steps)[number];

function Step({ title, text, operation, example }: StepProps) {
  const sample = (
    <CodeSample
      title={title}
      codes={codesOf(operationOf(operation), example)}
      runs={{ operation, example }}
    />
  );
  return (
    <li className={styles.step} data-step={operation}>
      <Columns aside={sample}>
        <h3>{title}</h3>
        <Line text={text} />
        <p>
          <a href={`#${answerAnchor(operation, '200')}`}>See the answer</a>
        </p>
      </Columns>
    </li>
  );
}
