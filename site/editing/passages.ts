import type { FrontMatter } from './front-matter.ts';
import type { Picture } from './pictures.ts';
import { type Piece, piecesOf, piecesOfPicture } from './pieces.ts';
import { lineOf, type Node } from './tree.ts';

export type Place =
  | 'title'
  | 'description'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'step'
  | 'cell'
  | 'picture';

/** A run of text that a reader takes in at once. */
export interface Passage {
  place: Place;
  line: number;
  pieces: readonly Piece[];
  /** The words alone, without marks. */
  text: string;
  /** The heading of level 2 that it stands under, empty above the first. */
  section: string;
  /** Of a heading. */
  depth?: number;
  /** Of a picture: the key of the text, such as `label` or `callout`. */
  key?: string;
  picture?: Picture;
}

export function passagesOf(
  { data, lineOf: lineOfKey }: FrontMatter,
  tree: Node,
  pictures: readonly Picture[],
): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  const add = (place: Place, line: number, pieces: Piece[], more: Partial<Passage> = {}) => {
    const text = textOf(pieces);
    if (text !== '') passages.push({ place, line, pieces, text, section, ...more });
  };

  for (const key of ['title', 'description'] as const) {
    const line = lineOfKey(key);
    if (typeof data[key] === 'string') add(key, line, [{ text: data[key], line }]);
  }

  const walk = (node: Node, place: Place): void => {
    if (node.type === 'heading') {
      const pieces = piecesOf(node);
      if (node.depth === 2) section = textOf(pieces);
      add('heading', lineOf(node), pieces, { depth: node.depth });
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      add(node.type === 'tableCell' ? 'cell' : place, lineOf(node), piecesOf(node));
    } else if (node.type === 'code') {
      const picture = pictures.find(({ line }) => line === lineOf(node));
      for (const { key, line, text } of picture?.texts ?? []) {
        if (!LAYOUT_KEYS.has(key))
          add('picture', line, piecesOfPicture(text, line), { key, picture });
      }
    } else {
      for (const child of node.children ?? []) walk(child, placeWithin(node, place));
    }
  };
  walk(tree, 'paragraph');
  return passages;
}

/** Sentences that are read in order, unlike the cells of a table. */
export function isProse({ place }: Passage): boolean {
  return place === 'paragraph' || place === 'item' || place === 'step';
}

/** Keys of a picture that steer the drawing and hold no words for the reader. */
const LAYOUT_KEYS = new Set([
  'axis',
  'kind',
  'mark',
  'shape',
  'look',
  'from',
  'to',
  'across',
  'up',
  // What a picture takes from the Saturday.
  'at',
  'balance',
  'booking',
  'bookings',
  'checklist',
  'costs',
  'deposits',
  'free',
  'history',
  'models',
  'of',
  'orders',
  'payments',
  'seen',
  'signatures',
  'taken',
  'tax',
  'time',
  'times',
]);

function placeWithin(node: Node, place: Place): Place {
  if (node.name === 'Steps') return 'step';
  return node.type === 'listItem' && place !== 'step' ? 'item' : place;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text }) => text)
    .join('')
    .trim();
}
