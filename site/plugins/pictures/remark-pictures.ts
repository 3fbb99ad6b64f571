import { loadSaturday, type Saturday } from '@slipway/company';
import { drawPicture, PictureError } from '../../pictures/draw-picture.ts';

interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  position?: { start: { line: number } };
  children?: Node[];
  [other: string]: unknown;
}

/** Draws the `picture` blocks of a page at build time: the page carries HTML, and no drawing code. */
export function remarkPictures() {
  const saturday = loadSaturday();
  return async (root: Node, file: { path: string }) =>
    replacePictures(root, { path: file.path, saturday: await saturday });
}

type Page = { path: string; saturday: Saturday };

function replacePictures(node: Node, page: Page): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    if (child.type === 'code' && child.lang === 'picture') return asPicture(child, page);
    replacePictures(child, page);
    return child;
  });
}

function asPicture({ meta, value = '', position }: Node, { path, saturday }: Page): Node {
  try {
    const firstLine = (position?.start.line ?? 0) + 1;
    const drawn = drawPicture(meta?.trim() ?? '', value, firstLine, saturday);
    return {
      type: 'mdxJsxFlowElement',
      name: 'Picture',
      attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: drawn }],
      children: [],
    };
  } catch (error) {
    if (error instanceof PictureError) throw new Error(`${path}, ${error.message}`);
    throw error;
  }
}
