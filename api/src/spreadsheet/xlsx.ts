import type { Cell, Sheet } from './cells.ts';
import { zipOf } from './zip.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The styles of cells, in the order in which the file lists them. */
const STYLE = { plain: 0, header: 1, amount: 2, moment: 3 } as const;

/** A sheet as an Excel file. Texts are texts there, whatever they begin with. */
export function xlsxOf(sheet: Sheet): Promise<Uint8Array> {
  return zipOf([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: RELATIONS },
    { name: 'xl/workbook.xml', content: workbook(sheet.name) },
    { name: 'xl/_rels/workbook.xml.rels', content: WORKBOOK_RELATIONS },
    { name: 'xl/styles.xml', content: STYLES },
    { name: 'xl/worksheets/sheet1.xml', content: worksheet(sheet) },
  ]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`;
const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const WORKBOOK_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function workbook(name: string): string {
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

function worksheet({ header, rows }: Sheet): string {
  const lines = [
    header.map((text, column) => textAt(text, place(column, 1), STYLE.header)),
    ...rows.map((row, index) => row.map((cell, column) => written(cell, place(column, index + 2)))),
  ];
  const body = lines.map((cells, index) => `<row r="${index + 1}">${cells.join('')}</row>`);
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${body.join('')}</sheetData></worksheet>`;
}

function written(cell: Cell, at: string): string {
  switch (cell?.kind) {
    case 'text':
      return textAt(cell.value, at, STYLE.plain);
    case 'number':
      return `<c r="${at}"><v>${cell.value}</v></c>`;
    case 'amount':
      return `<c r="${at}" s="${STYLE.amount}"><v>${(cell.cents / 100).toFixed(2)}</v></c>`;
    case 'moment':
      return `<c r="${at}" s="${STYLE.moment}"><v>${serialOf(cell.value)}</v></c>`;
    default:
      return '';
  }
}

function textAt(text: string, at: string, style: number): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** The name of a cell, such as `AB3`. */
function place(column: number, row: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26
    ? `${letter}${row}`
    : `${String.fromCharCode(64 + Math.floor(column / 26))}${letter}${row}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Excel counts days from December 30, 1899, with the time of day as a fraction. */
function serialOf(moment: string): number {
  const since = Date.parse(`${moment.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30);
  return Math.round((since / DAY_MS) * 1e6) / 1e6;
}

/** Control characters, which XML forbids, are left out. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
