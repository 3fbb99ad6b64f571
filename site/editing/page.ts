import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Picture, picturesOf } from './pictures.ts';
import type { Node } from './tree.ts';

type PageKind = 'how-to' | 'section' | 'course' | 'release';

/** A page of the site as its editors see it. */
export interface Page {
  /** Below `site/`: `docs/guides/settings/index.mdx`. */
  file: string;
  kind: PageKind;
  frontMatter: FrontMatter;
  tree: Node;
  pictures: readonly Picture[];
  /** Every text that a reader sees, in order: title, description, prose, tables and pictures. */
  passages: readonly Passage[];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

export function readPage(file: string, source: string): Page {
  const { frontMatter, body } = splitFrontMatter(source);
  const tree = parser.parse(body) as Node;
  const pictures = picturesOf(tree);
  return {
    file,
    kind: kindOf(file),
    frontMatter,
    tree,
    pictures,
    passages: passagesOf(frontMatter, tree, pictures),
  };
}

function kindOf(file: string): PageKind {
  if (file.startsWith('releases/')) return 'release';
  if (file.endsWith('/index.mdx')) return 'section';
  return file.startsWith('docs/courses/') ? 'course' : 'how-to';
}
