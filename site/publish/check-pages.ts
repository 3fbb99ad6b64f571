import { attributeOf, type Element } from '../plugins/search-index/html.ts';
import type { BuiltPage } from './pages.ts';

const longestDescription = 155;

/** What must hold for every page. The build fails with the whole list of what does not. */
export function checkPages(pages: BuiltPage[]): void {
  const findings = pages
    .filter((page) => !page.isRedirect)
    .flatMap((page) => findingsOf(page).map((finding) => `${page.route} ${finding}`));
  if (findings.length > 0) throw new Error(`These pages need mending:\n${findings.join('\n')}`);
}

function findingsOf({ elements, description }: BuiltPage): string[] {
  const findings: string[] = [];
  const headings = elements.filter(({ tagName }) => tagName === 'h1').length;
  if (headings !== 1) findings.push(`has ${headings} first-level headings. Give it exactly one.`);
  if (!description) findings.push('has no description. Add one.');
  if (description.length > longestDescription) {
    findings.push(
      `has a description of ${description.length} characters. Use ${longestDescription} at most.`,
    );
  }
  for (const id of repeatedIds(elements)) findings.push(`has the id "${id}" more than once.`);
  for (const element of elements) {
    if (attributeOf(element, 'style') !== undefined) {
      findings.push(`styles a <${element.tagName}> inline, which the security policy forbids.`);
    }
    const address = loadedAddress(element);
    if (address && /^(https?:)?\/\//.test(address)) {
      findings.push(`loads ${address} from another host. Serve it from the site.`);
    }
  }
  return findings;
}

function repeatedIds(elements: Element[]): string[] {
  const ids = elements
    .map((element) => attributeOf(element, 'id'))
    .filter((id) => id !== undefined);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** The address that a browser loads by itself because of this element. */
function loadedAddress(element: Element): string | undefined {
  if (element.tagName === 'link') {
    const loads = /stylesheet|icon|manifest|preload|modulepreload/.test(
      attributeOf(element, 'rel') ?? '',
    );
    return loads ? attributeOf(element, 'href') : undefined;
  }
  return attributeOf(element, 'src');
}
