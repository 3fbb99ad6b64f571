import { lineOf, type Node } from './tree.ts';

/** Part of a passage that is set in one way. */
export interface Piece {
  text: string;
  line: number;
  bold?: true;
  code?: true;
  /** A value such as `{PAGE_SIZE}`, which the build fills in. */
  filled?: true;
  /** Of a link: where it goes. */
  url?: string;
}

/** What a filled-in value reads like: one word. */
const FILLED = '0';

type Style = Omit<Piece, 'text' | 'line'>;

/** The pieces of a paragraph, a heading or a cell. */
export function piecesOf(node: Node, style: Style = {}): Piece[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'text':
      return [{ text: withoutFences(node.value ?? ''), line, ...style }];
    case 'inlineCode':
      return [{ text: node.value ?? '', line, ...style, code: true }];
    case 'mdxTextExpression':
      return [{ text: FILLED, line, ...style, filled: true }];
    case 'mdxJsxTextElement':
      return elementPieces(node, style);
    case 'strong':
      return piecesWithin(node, { ...style, bold: true });
    case 'link':
      return piecesWithin(node, { ...style, url: node.url ?? '' });
    case 'break':
      return [{ text: ' ', line }];
    default:
      return piecesWithin(node, style);
  }
}

function elementPieces(node: Node, style: Style): Piece[] {
  if (node.name === 'EnumValue') {
    const value = node.attributes?.find(({ name }) => name === 'value')?.value;
    return [{ text: String(value), line: lineOf(node), ...style, code: true, filled: true }];
  }
  return piecesWithin(node, node.name === 'code' ? { ...style, code: true } : style);
}

function piecesWithin(node: Node, style: Style): Piece[] {
  return (node.children ?? []).flatMap((child) => piecesOf(child, style));
}

/** Drops `:::note` and `:::`, which open and close an admonition. */
function withoutFences(text: string): string {
  return text.replace(/^:::.*$/gm, '');
}

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((\/[^)\s]*)\)/g;

/** The pieces of a text in a picture, which may hold **bold**, `code` and [links](/to/pages/). */
export function piecesOfPicture(source: string, line: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(INLINE)) {
    const [whole, bold, code, link, url = ''] = match;
    pieces.push({ text: source.slice(end, match.index), line });
    if (bold) pieces.push({ text: bold, line, bold: true });
    else if (code) pieces.push({ text: code, line, code: true });
    else pieces.push({ text: link ?? '', line, url });
    end = match.index + whole.length;
  }
  return [...pieces, { text: source.slice(end), line }].filter(({ text }) => text !== '');
}
