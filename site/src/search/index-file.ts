import type { SearchRecord } from './record.ts';

/** Where the index lies on the site. */
export const INDEX_PATH = '/search-index.json';

type Section = [anchor: string, heading: string, text: string];
type Page = [path: string, title: string, sections: Section[]];

/**
 * The records as the file that readers download. It holds texts and no index: a finished index
 * beside the texts doubles the transfer, and building it takes a worker a fraction of a second.
 */
export function encodeRecords(records: SearchRecord[]): string {
  const pages: Page[] = [];
  for (const { url, page, heading, text } of records) {
    const [path = '', anchor = ''] = url.split('#');
    const section: Section = [anchor, heading, text];
    const last = pages.at(-1);
    if (last?.[0] === path && last[1] === page) last[2].push(section);
    else pages.push([path, page, [section]]);
  }
  return JSON.stringify(pages);
}

export function decodeRecords(file: string): SearchRecord[] {
  const pages: Page[] = JSON.parse(file);
  return pages.flatMap(([path, page, sections]) =>
    sections.map(([anchor, heading, text]) => ({
      url: anchor ? `${path}#${anchor}` : path,
      page,
      heading,
      text,
    })),
  );
}
