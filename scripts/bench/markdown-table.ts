type Cell = string | number | undefined;

/** A table in Markdown. Whole numbers get separators, so that large ones can be read. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.map(textOf).join(' | ')} |`).join('\n');
}

function textOf(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : (cell ?? '');
}
