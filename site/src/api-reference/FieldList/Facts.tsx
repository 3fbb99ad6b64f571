import type { FieldSchema } from '../fields.ts';
import { blockHtml } from '../markdown-html.ts';
import { limitWords } from '../type-words.ts';
import styles from './styles.module.css';

interface Props {
  schema: FieldSchema;
}

/** Limits, default and example of a field on one line. */
export default function Facts({ schema }: Props) {
  const { default: byDefault, examples = [] } = schema;
  const facts = [
    ...limitWords(schema),
    ...(byDefault === undefined ? [] : [`default \`${JSON.stringify(byDefault)}\``]),
    ...examples.slice(0, 1).map((example) => `for example \`${JSON.stringify(example)}\``),
  ];
  if (facts.length === 0) return null;
  const html = blockHtml(facts.join(' · ')).replace(/^<p>|<\/p>$/g, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: facts of the contract, with their HTML escaped
  return <p className={styles.facts} dangerouslySetInnerHTML={{ __html: html }} />;
}
