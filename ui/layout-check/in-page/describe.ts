const ROLES: Record<string, string> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'select',
  TEXTAREA: 'text field',
  INPUT: 'field',
  SUMMARY: 'summary',
  LABEL: 'label',
  TH: 'column head',
  TD: 'cell',
  IFRAME: 'frame',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
};

/** What a person would call an element, and where it is: `button "Next" (main > div.bar > button)`. */
export function describe(element: Element): string {
  const kind =
    element.getAttribute('role') ?? ROLES[element.tagName] ?? element.tagName.toLowerCase();
  const name = nameOf(element);
  return `${kind}${name && ` "${name}"`} (${pathTo(element)})`;
}

function nameOf(element: Element): string {
  const label =
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  return shorten(label || (element.getAttribute('title') ?? ''));
}

export function shorten(text: string, most = 60): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > most ? `${words.slice(0, most)}…` : words;
}

/** The last few steps to an element, each with an ID or the first class that it has. */
function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 3; at = at.parentElement) {
    const [first] = at.classList;
    const mark = at.id ? `#${at.id}` : first ? `.${first}` : '';
    steps.unshift(`${at.tagName.toLowerCase()}${mark}`);
  }
  return steps.join(' > ');
}

export function round(pixels: number): number {
  return Math.round(pixels);
}
