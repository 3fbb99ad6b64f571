type ReceivedFile = { fileName: string; contentType: string; base64: string };

/** Lets the browser save a file that came in an answer. */
export function saveFile({ fileName, contentType, base64 }: ReceivedFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
