import { highlightedSamplesOf } from '../../samples/highlighted-samples.ts';
import { exchangeOf, operationOf } from '../../samples/samples.ts';
import CodeSample from '../CodeSample/index.tsx';
import JsonSample from '../JsonSample/index.tsx';
import { Prose } from '../Markdown/index.tsx';
import type { ProseSection as Facts } from '../prose/prose-section.ts';
import Section from './index.tsx';

interface Props {
  section: Facts;
}

export default function ProseSection({ section: { id, title, text, example } }: Props) {
  return (
    <Section id={id} title={title} aside={example && <Example {...example} />}>
      <Prose text={text} />
    </Section>
  );
}

function Example({ operation, name, shows }: NonNullable<Facts['example']>) {
  const { summary, answer } = exchangeOf(operationOf(operation), name);
  if (shows === 'answer') return <JsonSample title={summary} value={answer} />;
  return <CodeSample title={summary} codes={highlightedSamplesOf(operation, name)} />;
}
