import { textWidth, winAnsi } from './win-ansi.ts';

/** A part of a document: a paragraph, or strokes in a box of so many points. */
export type PdfBlock =
  | { kind: 'text'; text: string; size: number; bold?: boolean; space: number }
  | { kind: 'strokes'; path: string; box: { width: number; height: number }; height: number };

/** A file that travels inside a PDF, unchanged; its name is plain ASCII. */
export type PdfAttachment = { fileName: string; base64: string };

export type PdfDocument = {
  title: string;
  language: string;
  blocks: PdfBlock[];
  attachment?: PdfAttachment;
};

// A4 in points.
const PAGE = { width: 595, height: 842, margin: 62 };
const LINE_HEIGHT = 1.4;
/** Bold letters are about so much wider. */
const BOLD_WIDTH = 1.08;

/**
 * A document of text as a PDF, which needs nothing but the letters that every reader has. The same
 * document gives the same bytes.
 */
export function writePdf({
  title,
  language,
  blocks,
  attachment,
}: PdfDocument): Uint8Array<ArrayBuffer> {
  const pages = layOut(blocks);
  const attached = attachment && attach(attachment, FIRST_PAGE + 2 * pages.length);
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${utf16(language)} /ViewerPreferences << /DisplayDocTitle true >>${attached?.inCatalog ?? ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    `<< /Title ${utf16(title)} /Producer (Slipway) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...(attached?.objects ?? []),
  ];
  // Readers know lists of attachments since 1.7.
  const version = attached ? '1.7' : '1.4';
  return Uint8Array.from(fileOf(version, objects), (character) => character.charCodeAt(0));
}

/** The pages come after catalog, list of pages, two fonts and the title. */
const FIRST_PAGE = 6;

/** A file inside the document: what the catalog says of it, and its objects from a number on. */
function attach({ fileName, base64 }: PdfAttachment, first: number) {
  const content = atob(base64);
  return {
    inCatalog: ` /Names << /EmbeddedFiles << /Names [(${fileName}) ${first} 0 R] >> >> /AF [${first} 0 R] /PageMode /UseAttachments`,
    objects: [
      `<< /Type /Filespec /F (${fileName}) /UF (${fileName}) /AFRelationship /Source /EF << /F ${first + 1} 0 R >> >>`,
      `<< /Type /EmbeddedFile /Subtype /application#2Fpdf /Params << /Size ${content.length} >> /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ],
  };
}

function fontObject(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** The objects one after the other, and the table that says at which byte each begins. */
function fileOf(version: string, objects: readonly string[]): string {
  let file = `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${places.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}${table}${trailer}`;
}

/** The content of each page; a line that no longer fits begins the next one. */
function layOut(blocks: readonly PdfBlock[]): string[] {
  const pages: string[][] = [[]];
  let below = PAGE.height - PAGE.margin;
  const place = (height: number) => {
    if (below - height < PAGE.margin) {
      pages.push([]);
      below = PAGE.height - PAGE.margin;
    }
    below -= height;
    return { page: pages.at(-1) ?? [], y: below };
  };
  for (const block of blocks) {
    if (block.kind === 'strokes') {
      const { page, y } = place(block.height);
      page.push(strokesAt(block, y));
      continue;
    }
    below -= block.space;
    for (const line of linesOf(block)) {
      const { page, y } = place(block.size * LINE_HEIGHT);
      const font = block.bold ? 'F2' : 'F1';
      page.push(
        `BT /${font} ${block.size} Tf ${PAGE.margin} ${y.toFixed(2)} Td ${shown(line)} Tj ET`,
      );
    }
  }
  return pages.map((content) => content.join('\n'));
}

function linesOf({ text, size, bold }: Extract<PdfBlock, { kind: 'text' }>): string[] {
  const room = (PAGE.width - 2 * PAGE.margin) / (bold ? BOLD_WIDTH : 1);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/).flatMap((part) => fitting(part, size, room))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && textWidth(longer, size) > room) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  });
}

/** A word that is wider than the page, such as a long address, in parts that are not. */
function fitting(word: string, size: number, room: number): string[] {
  if (textWidth(word, size) <= room) return [word];
  const half = Math.ceil(word.length / 2);
  return [word.slice(0, half), word.slice(half)].flatMap((part) => fitting(part, size, room));
}

/** Strokes go from top to bottom, a PDF from bottom to top. */
function strokesAt({ path, box, height }: Extract<PdfBlock, { kind: 'strokes' }>, y: number) {
  const scale = height / box.height;
  const moves = [...path.matchAll(/([ML]) (\d+) (\d+)/g)].map(([, kind, x, down]) => {
    const across = PAGE.margin + Number(x) * scale;
    const up = y + (box.height - Number(down)) * scale;
    return `${across.toFixed(2)} ${up.toFixed(2)} ${kind === 'M' ? 'm' : 'l'}`;
  });
  return `q 1.2 w 1 J 1 j ${moves.join(' ')} S Q`;
}

/** A text as the strings of a page have it. */
function shown(text: string): string {
  const bytes = winAnsi(text).map((byte) => byte.toString(16).padStart(2, '0'));
  return `<${bytes.join('')}>`;
}

/** A text as titles have it, in any letters. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}
