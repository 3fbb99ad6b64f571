import type { LighthouseFigures } from '../../../scripts/bench/lighthouse.ts';
import { markdownTable } from '../../../scripts/bench/markdown-table.ts';
import type { PageCost } from './measure-page.ts';

export interface Row {
  type: string;
  site: string;
  cost: PageCost;
  lighthouse: LighthouseFigures;
}

const heads = [
  'page',
  'site',
  'HTML',
  'JS',
  'CSS',
  'fonts',
  'other',
  'all KiB',
  'requests',
  'elements',
  'CPU ms',
  'Lighthouse (perf a11y best seo)',
];

/** The rows, page type by page type, as a Markdown table. */
export function pageTable(rows: Row[]): string {
  const types = [...new Set(rows.map(({ type }) => type))];
  const sorted = types.flatMap((type) => rows.filter((row) => row.type === type));
  return markdownTable(heads, sorted.map(cells));
}

function cells({ type, site, cost, lighthouse }: Row): string[] {
  const { performance, accessibility, bestPractices, seo } = lighthouse;
  const { document, script, stylesheet, font, other } = cost.bytes;
  const sizes = [document, script, stylesheet, font, other];
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return [
    type,
    site,
    ...[...sizes, all].map((size) => (size / 1024).toFixed(1)),
    String(cost.requests),
    String(cost.elements),
    cost.cpu.toFixed(0),
    [performance, accessibility, bestPractices, seo].join(' '),
  ];
}
