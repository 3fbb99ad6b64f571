/** A file that is sent as it is, with the compressed forms that it has. */
export type PageFile = {
  type: string;
  body: Uint8Array<ArrayBuffer>;
  encoded: { br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
};

/** A page: its addresses, and its HTML with gaps for what differs by company and visitor. */
export type PageTemplate = { name: string; paths: readonly string[]; html: string };

/** The built pages of customers. Without a build there are none. */
export type PageFiles = {
  pages: readonly PageTemplate[];
  /** The script that holds the texts of a language, by its code. */
  languages: Readonly<Record<string, string>>;
  /** The file under a path such as `/assets/book-3f1a9c0b.js`, `/embed.js` or `/media/a/b.jpg`. */
  file(path: string): PageFile | undefined;
};

export const NO_PAGES: PageFiles = { pages: [], languages: {}, file: () => undefined };
