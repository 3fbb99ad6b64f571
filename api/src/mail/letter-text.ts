import type { Amount, Block, Letter } from './letter.ts';

/** Sets the footer apart, as mail programs know it from signatures. */
const FOOTER_RULE = '-- ';

/** The letter as plain text, for readers that show no HTML. */
export function letterText({ blocks, footer }: Letter): string {
  const parts = blocks.map(blockText).filter((part) => part !== '');
  if (footer.length > 0) parts.push([FOOTER_RULE, ...footer].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    // The reference in the letter says the same as its code.
    case 'picture':
    case 'code':
      return '';
    case 'facts':
      return titled(
        block.title,
        block.rows.flatMap(({ label, value, link }) => [
          `${label}: ${value.replaceAll('\n', ', ')}`,
          ...(link ? [`${link.label}: ${link.url}`] : []),
        ]),
      );
    case 'amounts':
      return titled(block.title, amountLines(block.rows));
    case 'list':
      return titled(
        block.title,
        block.items.map((item) => `- ${item}`),
      );
  }
}

function titled(title: string, lines: string[]): string {
  return [title, '-'.repeat([...title].length), ...lines].join('\n');
}

/** Amounts stand below each other, with a line above the sums. */
function amountLines(rows: Amount[]): string[] {
  const width = (pick: (row: Amount) => string) =>
    Math.max(0, ...rows.map((row) => [...pick(row)].length));
  const [labels, values] = [width(({ label }) => label), width(({ value }) => value)];
  const firstSum = rows.findIndex(({ isSum }) => isSum);
  return rows.flatMap(({ label, value }, index) => {
    const line = `${padEnd(label, labels)}  ${padStart(value, values)}`;
    return index === firstSum && index > 0 ? ['-'.repeat(labels + values + 2), line] : [line];
  });
}

/** By characters, not by UTF-16 units as `String.padEnd` counts. */
function padEnd(text: string, width: number): string {
  return text + ' '.repeat(width - [...text].length);
}

function padStart(text: string, width: number): string {
  return ' '.repeat(width - [...text].length) + text;
}
