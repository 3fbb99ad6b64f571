/** A message before it is laid out: the same for HTML and for plain text. */
export type Letter = {
  subject: string;
  greeting: string;
  opening: string;
  facts: [label: string, value: string][];
  links: [label: string, url: string][];
  closing: string;
};

const PAGE = 'font-family: sans-serif; line-height: 1.5; color: #1c2b33; max-width: 36rem';
const LABEL = 'text-align: left; font-weight: normal; color: #51626c; padding: 0 1.5rem 0.25rem 0';

/** The letter as plain text, for readers that show no HTML. */
export function letterText(letter: Letter): string {
  const facts = letter.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const links = letter.links.map(([label, url]) => `${label}: ${url}`).join('\n');
  return `${[letter.greeting, letter.opening, facts, links, letter.closing].join('\n\n')}\n`;
}

/** The letter as HTML that needs nothing from elsewhere. */
export function letterHtml(letter: Letter): string {
  const facts = letter.facts
    .map(
      ([label, value]) =>
        `<tr><th scope="row" style="${LABEL}">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('\n');
  const links = letter.links
    .map(([label, url]) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="${PAGE}">
<p>${escapeHtml(letter.greeting)}</p>
<p>${escapeHtml(letter.opening)}</p>
<table>
${facts}
</table>
${links}
<p>${escapeHtml(letter.closing).replaceAll('\n', '<br>')}</p>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
