import type { ComponentProps } from 'react';
import { codesOf } from '../../samples/highlighted-samples.ts';
import { exchangeOf, operationOf } from '../../samples/samples.ts';
import { blockHtml, callAnchor, inlineHtml } from '../markdown-html.ts';
import type { ProseSection as Facts } from '../prose/index.ts';
import CodeSample from './CodeSample.tsx';
import JsonSample from './JsonSample.tsx';
import styles from './Prose.module.css';
import Section from './Section.tsx';

/** A section that is written as MDX, with the exchange that shows it beside it. */
export function ProseSection({ section }: { section: Facts }) {
  const { id, title, Text, example, sample } = section;
  const aside = sample ? (
    <CodeSample title={sample.title} codes={sample.codes()} />
  ) : (
    example && <Example {...example} />
  );
  return (
    <Section id={id} title={title} aside={aside}>
      <Prose id={id} Text={Text} />
    </Section>
  );
}

function Example({ operation: id, name, shows }: NonNullable<Facts['example']>) {
  const operation = operationOf(id);
  const { summary, answer } = exchangeOf(operation, name);
  if (shows === 'answer') return <JsonSample title={summary} value={answer} />;
  return (
    <CodeSample
      title={summary}
      codes={codesOf(operation, name)}
      runs={{ operation: id, example: name }}
    />
  );
}

/** A text that is written as MDX. The Markdown twin finds it by the ID of its section. */
export function Prose({ id, Text }: Pick<Facts, 'id' | 'Text'>) {
  return (
    <div className={styles.prose} data-prose={id}>
      <Text components={{ code: Code }} />
    </div>
  );
}

/** Code, in which a call leads to its description. */
function Code({ children, ...attributes }: ComponentProps<'code'>) {
  const anchor = typeof children === 'string' ? callAnchor(children) : undefined;
  const code = <code {...attributes}>{children}</code>;
  return anchor ? <a href={`#${anchor}`}>{code}</a> : code;
}

interface MarkdownProps {
  text: string;
}

/** Paragraphs and lists that come as Markdown. */
export function Markdown({ text }: MarkdownProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own, with its HTML escaped
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: blockHtml(text) }} />;
}

interface LineProps extends MarkdownProps {
  className?: string | undefined;
}

/** One paragraph of Markdown. */
export function Line({ text, className }: LineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own, with its HTML escaped
  return <p className={className} dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />;
}
