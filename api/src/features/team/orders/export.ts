import type { TeamHandler } from '../../../http/handler.ts';
import { base64Of } from '../../../spreadsheet/base64.ts';
import { type Cell, textCell } from '../../../spreadsheet/cells.ts';
import { XLSX_TYPE, xlsxOf } from '../../../spreadsheet/xlsx.ts';
import { readDocks } from '../planning/planning.ts';
import { type OrderRow, readOrdersOfDay } from './read-orders.ts';

/** How many of each product the filter holds, for whoever delivers it. */
export const exportOrders: TeamHandler<'exportOrders'> = async ({ query }, database, context) => {
  const { withPrices = false, ...filter } = query;
  await readDocks(database, context, filter.dockId?.toLowerCase());
  const { date, lines } = await readOrdersOfDay(database, context, filter);
  const names = [...new Set(lines.map(({ name }) => name))].sort();
  const file = await xlsxOf({
    name: `Orders ${date}`,
    header: ['Category', 'Product', 'Quantity', ...(withPrices ? ['Amount incl. tax'] : [])],
    rows: names.map((name) => rowOf(name, lines, withPrices)),
  });
  const fileName = `orders-${date}.xlsx`;
  return { data: { fileName, contentType: XLSX_TYPE, base64: base64Of(file) } };
};

function rowOf(name: string, lines: readonly OrderRow[], withPrices: boolean): Cell[] {
  const ofProduct = lines.filter((line) => line.name === name);
  const quantity = ofProduct.reduce((sum, line) => sum + line.quantity, 0);
  const cents = ofProduct.reduce((sum, { amount }) => sum + amount, 0);
  return [
    textCell(ofProduct[0]?.categoryName ?? null),
    textCell(name),
    { kind: 'number', value: quantity },
    ...(withPrices ? [{ kind: 'amount' as const, cents }] : []),
  ];
}
