import { API, CHANGELOG, type ChangelogEntry } from '@slipway/contract';
import { changeAnchor, REFERENCE_ROUTE } from '../anchors.ts';
import { DOWNLOADS } from '../downloads.ts';
import { blockHtml } from '../markdown-html.ts';

/** The changes of the API as an Atom feed. */
export function changelogFeed(site: string): string {
  const page = site + REFERENCE_ROUTE;
  const updated = moment(CHANGELOG[0]?.date ?? '');
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Changes of the ${escaped(API.title)}</title>
  <id>${page}</id>
  <updated>${updated}</updated>
  <author><name>Slipway</name></author>
  <link rel="alternate" type="text/html" href="${page}#changelog"/>
  <link rel="self" type="application/atom+xml" href="${site}${DOWNLOADS.changelog.path}"/>
${CHANGELOG.map((entry) => entryOf(entry, page)).join('\n')}
</feed>
`;
}

function entryOf({ date, title, description }: ChangelogEntry, page: string): string {
  const address = `${page}#${changeAnchor(date)}`;
  const html = blockHtml(description).replaceAll('href="#', `href="${page}#`);
  return `  <entry>
    <title>${escaped(title)}</title>
    <id>${address}</id>
    <updated>${moment(date)}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <content type="html">${escaped(html)}</content>
  </entry>`;
}

function moment(day: string): string {
  return `${day}T00:00:00Z`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
