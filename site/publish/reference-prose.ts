import { attributeOf } from '../plugins/search-index/html.ts';
import { REFERENCE_ROUTE } from '../src/api-reference/anchors.ts';
import type { ReferenceProse } from '../src/api-reference/files/reference-markdown.ts';
import { type BuiltPage, textOf } from './pages.ts';
import { toMarkdown } from './to-markdown.ts';

/** The texts of the reference that are written as MDX, from the page that was built with them. */
export function referenceProse(pages: BuiltPage[], site: string): ReferenceProse[] {
  const { elements = [] } = pages.find(({ route }) => route === REFERENCE_ROUTE) ?? {};
  return elements.flatMap((element) => {
    const id = attributeOf(element, 'data-prose');
    const heading = elements.find((other) => attributeOf(other, 'id') === id);
    if (!id || !heading) return [];
    return [{ id, title: textOf(heading), text: toMarkdown(element, site) }];
  });
}
