/** A piece of HTML that is safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined | readonly Value[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);
}

function asText(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(asText).join(' ');
}

/**
 * Makes HTML from a template; every value in it is escaped unless it is HTML already. A blank stays
 * between its lines and its values, so that words read aloud, copied or searched stand apart.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const text = parts.reduce((before, part, index) => before + asText(values[index - 1]) + part);
  return new Html(text.replace(/\s*\n\s*/g, ' '));
}

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((\/[^)\s]*)\)/g;

/** The words of a picture, with **bold**, `code` and [links](/to/pages/). */
export function words(source: string): Html {
  let end = 0;
  const pieces: Html[] = [];
  for (const match of source.matchAll(INLINE)) {
    const [whole, bold, code, link, route] = match;
    pieces.push(html`${source.slice(end, match.index)}`);
    if (bold) pieces.push(html`<strong>${bold}</strong>`);
    else if (code) pieces.push(html`<code>${code}</code>`);
    else pieces.push(html`<a href="${route}">${link}</a>`);
    end = match.index + whole.length;
  }
  return new Html([...pieces, html`${source.slice(end)}`].map(({ text }) => text).join(''));
}
