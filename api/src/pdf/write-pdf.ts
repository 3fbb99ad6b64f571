import PDFDocument from 'pdfkit';
import { joined } from '../joined.ts';
import type { PdfBlock, PdfDocument } from '../ports/write-pdf.ts';

export type { PdfDocument };

/** Two weights of one font, as TrueType files. Of each, a PDF gets the letters that it uses. */
export type PdfFonts = { regular: Uint8Array; bold: Uint8Array };

const MARGIN = 62;
/** Between two lines, in parts of the size of the letters. */
const LINE_GAP = 0.15;

/** Lays a document out on pages of A4. Every part is tagged, so that a screen reader can read it. */
export async function writePdf(
  { title, language, madeAt, blocks, attachment }: PdfDocument,
  { regular, bold }: PdfFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    tagged: true,
    // None of the fonts that every reader has: they know few letters.
    font: '',
    info: { Title: title, Producer: 'Slipway', Creator: 'Slipway', CreationDate: madeAt },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  for (const block of blocks) {
    if (block.kind === 'text') addText(pdf, block);
    else addStrokes(pdf, block);
  }
  if (attachment) {
    // Its types do not know yet how the file relates to the document.
    const options = {
      name: attachment.fileName,
      type: 'application/pdf',
      relationship: 'Source',
      creationDate: madeAt,
      modifiedDate: madeAt,
    };
    pdf.file(attachment.content, options);
  }
  return bytesOf(pdf);
}

type Pdf = InstanceType<typeof PDFDocument>;

function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part) => parts.push(part));
    pdf.on('end', () => resolve(joined(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}

function addText(pdf: Pdf, { text, size, bold, space }: Extract<PdfBlock, { kind: 'text' }>): void {
  pdf.y += space;
  // The words themselves stand beside the letters, for those that the font cannot draw.
  const element = pdf.struct(bold ? 'H1' : 'P', { actual: text }, () => {
    pdf
      .font(bold ? 'bold' : 'regular', size)
      .text(text, MARGIN, undefined, { lineGap: size * LINE_GAP });
  });
  pdf.addStructure(element);
  element.end();
}

function addStrokes(pdf: Pdf, block: Extract<PdfBlock, { kind: 'strokes' }>): void {
  const { path, box, height, label } = block;
  const scale = height / box.height;
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
  const element = pdf.struct('Figure', { alt: label }, () => {
    pdf.save().translate(MARGIN, pdf.y).scale(scale);
    pdf
      .lineWidth(1.2 / scale)
      .lineCap('round')
      .lineJoin('round')
      .path(path)
      .stroke();
    pdf.restore();
  });
  pdf.addStructure(element);
  element.end();
  pdf.y += height;
}
