import { contrastOf, formatColor, parseColor } from '@slipway/engine';
import { escapeHtml } from '../text.ts';
import type { Amount, Block, Fact, Letter } from './letter.ts';

const DEEP_WATER = '#0e4a5c';
const INK = '#0b1f2a';
const WHITE = '#ffffff';

/** The letter as HTML that needs nothing from elsewhere and reads well without its styles. */
export function letterHtml(letter: Letter): string {
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${styles(letter.mainColor)}</style>
</head>
<body>
<div class="letter">
<p class="sender">${escapeHtml(letter.sender)}</p>
${letter.blocks.map(blockHtml).join('\n')}
<div class="footer">
${letter.footer.map((line) => `<p>${withBreaks(line)}</p>`).join('\n')}
</div>
</div>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${withBreaks(block.text)}</p>`;
    case 'button':
      return `<p>${link(block, block.isMain ? ' class="button"' : '')}</p>`;
    case 'picture':
      return `<p><img class="picture" src="${escapeHtml(block.url)}" alt="${escapeHtml(block.alt)}" width="512"></p>`;
    case 'code':
      return `<p class="scan"><img class="code" src="cid:${escapeHtml(block.pictureId)}" alt="${escapeHtml(block.alt)}" width="200" height="200"><br>${escapeHtml(block.caption)}</p>`;
    case 'facts':
      return titled(block.title, table('facts', block.rows.map(factRow)));
    case 'amounts':
      return titled(block.title, table('amounts', block.rows.map(amountRow)));
    case 'list':
      return titled(
        block.title,
        `<ul>\n${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`,
      );
  }
}

function titled(title: string, content: string): string {
  return `<h2>${escapeHtml(title)}</h2>\n${content}`;
}

function table(look: string, rows: string[]): string {
  return `<table class="${look}">\n${rows.join('\n')}\n</table>`;
}

function factRow({ label, value, link: more }: Fact): string {
  const after = more ? `<br>${link(more)}` : '';
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${withBreaks(value)}${after}</td></tr>`;
}

function amountRow({ label, value, isSum }: Amount): string {
  const look = isSum ? ' class="sum"' : '';
  return `<tr${look}><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;
}

function link({ label, url }: { label: string; url: string }, attributes = ''): string {
  return `<a${attributes} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Colors of both modes; where a mailbox drops them, the letter is plain but whole. */
function styles(mainColor: string): string {
  const main = parseColor(mainColor) ?? parseColor(DEEP_WATER);
  const [white, ink] = [parseColor(WHITE), parseColor(INK)];
  if (!main || !white || !ink) throw new Error('The colors of a letter are not colors.');
  const label = contrastOf(white, main) >= contrastOf(ink, main) ? WHITE : INK;
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 16px; background: #eef5f5; color: ${INK}; font: 16px/1.5 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
.letter { max-width: 560px; margin: 0 auto; padding: 24px; background: ${WHITE}; border-radius: 8px; }
.sender { margin-top: 0; font-weight: bold; color: #0e4a5c; }
h2 { margin: 24px 0 8px; font-size: 16px; }
table { width: 100%; border-collapse: collapse; }
th { padding: 4px 16px 4px 0; font-weight: normal; text-align: left; vertical-align: top; color: #40545f; }
td { padding: 4px 0; vertical-align: top; overflow-wrap: anywhere; }
.facts th { width: 30%; }
.amounts td { text-align: right; white-space: nowrap; }
.sum th, .sum td { border-top: 1px solid #c9d8dc; font-weight: bold; color: ${INK}; }
.picture { display: block; width: 100%; max-width: 512px; height: auto; border-radius: 6px; }
.scan { text-align: center; }
.code { border-radius: 6px; background: #ffffff; image-rendering: pixelated; }
ul { margin: 0; padding-left: 20px; }
a { color: ${DEEP_WATER}; }
.button { display: inline-block; padding: 12px 24px; border-radius: 6px; background: ${formatColor(main)}; color: ${label}; font-weight: bold; text-decoration: none; }
.footer { margin-top: 24px; padding-top: 8px; border-top: 1px solid #c9d8dc; font-size: 14px; color: #40545f; }
.footer p { margin: 8px 0; }
@media (prefers-color-scheme: dark) {
body { background: #0c171d; color: #e6eff2; }
.letter { background: #12222b; }
.sender, a { color: #7fd1de; }
th, .footer { color: #a9bec7; }
.sum th, .sum td { border-color: #2b414d; color: #e6eff2; }
.footer { border-color: #2b414d; }
.button { color: ${label}; }
}
`;
}
