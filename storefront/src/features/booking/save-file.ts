/** Lets the visitor save a text as a file, or open it in the program for it. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
