/** A part of a document: a paragraph, or strokes in a box of so many points. */
export type PdfBlock =
  | { kind: 'text'; text: string; size: number; bold?: boolean; space: number }
  | {
      kind: 'strokes';
      path: string;
      box: { width: number; height: number };
      height: number;
      /** What is read out in their place. */
      label: string;
    };

/** A file that travels inside a PDF, unchanged. */
export type PdfAttachment = { fileName: string; content: ArrayBuffer };

export type PdfDocument = {
  title: string;
  language: string;
  /** The moment that it says it was made at: the same document gives the same bytes. */
  madeAt: Date;
  blocks: readonly PdfBlock[];
  attachment?: PdfAttachment;
};

/** Writes a document as a PDF that carries its own letters. */
export type WritePdf = (document: PdfDocument) => Promise<Uint8Array<ArrayBuffer>>;
