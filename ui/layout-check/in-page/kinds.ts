const WORDS =
  /^(id|for|name|href|src|srcset|alt|title|value|style|d|content|datetime|tabindex|autocomplete|data-date|aria-(label|labelledby|describedby|controls|owns|activedescendant))$/;

/** What an element's own style says of colors: those of a company are set on the root like this. */
const OWN_COLORS = /(?:color|background|opacity|--)[\w-]*\s*:[^;]*/g;

/** Tells elements apart by all that gives them their colors: classes and states, their parents' too. */
export class Kinds {
  #kinds = new Map<Element, string>();

  of(element: Element): string {
    const known = this.#kinds.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const kind = hash(`${parent ? this.of(parent) : ''} ${ownKind(element)}`);
    this.#kinds.set(element, kind);
    return kind;
  }
}

function ownKind(element: Element): string {
  const parts = [element.tagName];
  for (const { name, value } of element.attributes) {
    if (!WORDS.test(name)) parts.push(`${name}=${value}`);
  }
  const before = element.previousElementSibling;
  for (const field of [element, before]) {
    if (field instanceof HTMLInputElement)
      parts.push(String(field.checked), String(field.disabled));
  }
  parts.push(...((element.getAttribute('style') ?? '').match(OWN_COLORS) ?? []));
  return parts.join(' ');
}

/** Short, and different for different texts as far as tests go (FNV-1a, two of 32 bits). */
export function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0xc9dc5118];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000197);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
