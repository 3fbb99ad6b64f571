import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf';
import { type PdfDocument, writePdf as write } from '@slipway/api/pdf';

/** The writer of PDFs with its fonts: a file of its own, which a tab loads when it needs one. */
export const writePdf = (document: PdfDocument) => write(document, { regular, bold });
