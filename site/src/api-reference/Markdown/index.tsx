import { blockHtml, inlineHtml } from '../markdown-html.ts';
import styles from './styles.module.css';

interface Props {
  text: string;
}

/** Paragraphs, lists and code of the contract or of our own prose. */
export function Prose({ text }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own, with its HTML escaped
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: blockHtml(text) }} />;
}

interface LineProps extends Props {
  className?: string;
}

/** One paragraph. */
export function Line({ text, className }: LineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own, with its HTML escaped
  return <p className={className} dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />;
}
