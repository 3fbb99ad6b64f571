import { LineCounter, parseDocument } from 'yaml';

export interface FrontMatter {
  data: Readonly<Record<string, unknown>>;
  /** The line of the page on which a key stands; the first line when it is missing. */
  lineOf(key: string): number;
}

const FENCED = /^---\n([\s\S]*?)\n---\n/;

/** The body keeps its lines: what stood before it becomes empty lines. */
export function splitFrontMatter(source: string): { frontMatter: FrontMatter; body: string } {
  const [fence = '', yaml = ''] = FENCED.exec(source) ?? [];
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineOf = (key: string) => {
    const value = document.get(key, true) as { range?: [number] } | undefined;
    return value?.range ? counter.linePos(value.range[0]).line + 1 : 1;
  };
  const body = fence.replace(/[^\n]/g, '') + source.slice(fence.length);
  return { frontMatter: { data: document.toJS() ?? {}, lineOf }, body };
}
