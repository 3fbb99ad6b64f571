import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node as Yaml } from 'yaml';
import { lineOf, type Node, nodesIn } from './tree.ts';

/** A `picture` block of a page. */
export interface Picture {
  /** `receipt`, `screen` and so on. */
  kind: string;
  line: number;
  data: Readonly<Record<string, unknown>>;
  texts: readonly PictureText[];
}

interface PictureText {
  /** The key under which the text stands: `label`, `field`, `callout`. */
  key: string;
  line: number;
  text: string;
}

export function picturesOf(tree: Node): Picture[] {
  return [...nodesIn(tree)]
    .filter(({ type, lang }) => type === 'code' && lang === 'picture')
    .map(asPicture);
}

function asPicture(node: Node): Picture {
  const counter = new LineCounter();
  const document = parseDocument(node.value ?? '', { lineCounter: counter });
  const first = lineOf(node) + 1;
  const lineAt = (offset: number) => first + counter.linePos(offset).line - 1;
  return {
    kind: node.meta?.trim() ?? '',
    line: lineOf(node),
    data: document.toJS() ?? {},
    texts: document.contents ? [...textsIn(document.contents, '', lineAt)] : [],
  };
}

function* textsIn(
  node: Yaml,
  key: string,
  lineAt: (offset: number) => number,
): Generator<PictureText> {
  if (isMap(node)) {
    for (const { key: name, value } of node.items) {
      if (value) yield* textsIn(value as Yaml, String(name), lineAt);
    }
  } else if (isSeq(node)) {
    for (const item of node.items) yield* textsIn(item as Yaml, key, lineAt);
  } else if (isScalar(node) && typeof node.value === 'string') {
    yield { key, line: lineAt(node.range?.[0] ?? 0), text: node.value };
  }
}
