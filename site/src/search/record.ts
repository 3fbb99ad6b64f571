/** The groups in which results are shown, with their headings. */
export const KINDS = {
  guides: 'Guides',
  courses: 'Courses',
  releases: 'Releases',
  api: 'API',
} as const;

export type Kind = keyof typeof KINDS;

/** One section of a page: what is indexed, and what is uploaded to the hosted provider. */
export interface SearchRecord {
  url: string;
  /** Title of the page. */
  page: string;
  /** Heading of the section; empty for the opening of the page. */
  heading: string;
  text: string;
}

/** The group of a page. What belongs to no other group stands with the guides. */
export function kindOf(url: string): Kind {
  const [, folder = ''] = url.split('/');
  return Object.hasOwn(KINDS, folder) ? (folder as Kind) : 'guides';
}
