import { type Box, intersection, type Looks, type Region } from './looks.ts';

/** One line of a text as it is drawn. */
export interface Line {
  node: Text;
  element: Element;
  text: string;
  /** Around the letters: without the room that a font keeps above and below them. */
  ink: Box;
  region: Region;
}

/** The height of letters with their ascenders and descenders, in sizes of the font. */
const INK = 0.92;

/** Every line of text that can be seen, or scrolled to. */
export function linesOf(looks: Looks): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || !looks.isVisible(element)) continue;
    if (!looks.hasRoom(element)) continue;
    const region = looks.region(element);
    const size = Number.parseFloat(looks.style(element).fontSize);
    if (size === 0) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const spare = Math.max(0, (rect.height - size * INK) / 2);
      const ink = {
        left: rect.left,
        right: rect.right,
        top: rect.top + spare,
        bottom: rect.bottom - spare,
      };
      lines.push({ node: node as Text, element, text: node.nodeValue, ink, region });
    }
  }
  return lines;
}

/** What of a line is in sight of all that it lies in. */
export function seenPart(line: Line) {
  return intersection(line.ink, line.region);
}
