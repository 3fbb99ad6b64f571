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
  return (root: Node, file: { path: string }) => replacePictures(root, file.path);
}

function replacePictures(node: Node, path: string): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    if (child.type === 'code' && child.lang === 'picture') return asPicture(child, path);
    replacePictures(child, path);
    return child;
  });
}

function asPicture({ meta, value = '', position }: Node, path: string): Node {
  try {
    const drawn = drawPicture(meta?.trim() ?? '', value, (position?.start.line ?? 0) + 1);
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
