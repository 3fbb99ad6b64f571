import { everydayWords } from '../../everyday-words.ts';
import type { SearchRecord } from '../../record.ts';

export const LANGUAGE = 'en';

/** The tag of the only version of the docs. Results are filtered by it. */
export const VERSION_TAG = 'docs-default-current';

/** A record as it is stored at the provider. */
export interface HostedRecord extends SearchRecord {
  objectID: string;
  /** What people call the tasks of the page; only at its opening. */
  words: string;
  language: string;
  docusaurus_tag: string;
}

export function hostedRecord(record: SearchRecord): HostedRecord {
  return {
    ...record,
    objectID: record.url,
    words: everydayWords[record.url] ?? '',
    language: LANGUAGE,
    docusaurus_tag: VERSION_TAG,
  };
}
