import { extractText, getDocumentProxy } from 'unpdf';

/** A file of the API as the reader of PDFs in Firefox takes it. */
export async function readPdf(base64: string) {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await pdf.getMetadata();
  const attachments: Record<string, { content: Uint8Array }> = await pdf.getAttachments();
  return { pdf, lines: text.flatMap((page) => page.split('\n')), info, attachments };
}
