import { useEffect, useState } from 'react';
import { LinkButton } from '../button/Button.tsx';
import styles from './PdfDocument.module.css';

interface PdfDocumentProps {
  file: { fileName: string; contentType: string; base64: string };
  title: string;
  /** What the link says that opens it by itself. */
  open: string;
}

/** A PDF that came in an answer: to be opened by itself, and shown here where a browser can. */
export function PdfDocument({ file, title, open }: PdfDocumentProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: file.contentType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return (
    <div className={styles.document}>
      {showsWholePdfs() && <iframe className={styles.pages} title={title} src={address} />}
      <LinkButton href={address} target="_blank" rel="noreferrer">
        {open}
      </LinkButton>
    </div>
  );
}

/** Phones and tablets show the first page of a PDF in a frame, or none, and it cannot be scrolled. */
function showsWholePdfs(): boolean {
  return navigator.pdfViewerEnabled && matchMedia('(pointer: fine)').matches;
}

/** The size of a file as people read it: `48 kB`, `2.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const [unit, value] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  const options = { style: 'unit', unit, maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(language, options).format(value);
}
