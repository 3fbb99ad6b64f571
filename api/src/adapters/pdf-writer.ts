import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WritePdf } from '../ports/write-pdf.ts';

const require = createRequire(import.meta.url);

/** Writes PDFs with Noto Sans, which has the letters of every language of Europe. */
export function createPdfWriter(): WritePdf {
  let loaded: Promise<WritePdf> | undefined;
  return async (document) => {
    // Library and fonts take half a second, which nobody waits for who wants no PDF.
    loaded ??= load();
    return (await loaded)(document);
  };
}

async function load(): Promise<WritePdf> {
  const [{ writePdf }, regular, bold] = await Promise.all([
    import('../pdf/write-pdf.ts'),
    readFile(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return (document) => writePdf(document, { regular, bold });
}
