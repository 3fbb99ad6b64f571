import { highlight } from '../../src/samples/highlight.ts';

interface Node {
  type: string;
  children?: Node[];
}

interface Code extends Node {
  type: 'code';
  lang: string | null;
  value: string;
}

/** Highlights code blocks at build time: the page carries one string of HTML, and no highlighter. */
export function remarkHighlight() {
  return (root: Node) => replaceCode(root);
}

function replaceCode(node: Node): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    if (isCode(child)) return asCodeBlock(child);
    replaceCode(child);
    return child;
  });
}

function isCode(node: Node): node is Code {
  return node.type === 'code';
}

function asCodeBlock({ lang, value }: Code) {
  const language = lang ?? 'text';
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'language', value: language },
      { type: 'mdxJsxAttribute', name: 'html', value: highlight(value, language) },
    ],
    children: [],
  };
}
