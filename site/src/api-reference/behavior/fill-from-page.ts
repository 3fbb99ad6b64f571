import { REFERENCE_ROUTE } from '../anchors.ts';
import { unfoldAll } from './unfolding.ts';

/** Marks the element whose content is the reference, in the built page as well. */
export const CONTENT_ATTRIBUTE = 'data-reference';

/** Fills an empty element with the content that the built page has in its place. */
export async function fillFromPage(root: HTMLElement, signal: AbortSignal): Promise<void> {
  if (root.hasChildNodes()) return;
  try {
    const response = await fetch(REFERENCE_ROUTE, { signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const content = page.querySelector(`[${CONTENT_ATTRIBUTE}]`);
    if (!response.ok || !content) throw new Error(`${REFERENCE_ROUTE} returned ${response.status}`);
    unfoldAll(content);
    root.replaceChildren(...content.childNodes);
  } catch {
    if (!signal.aborted) window.location.reload();
  }
}
