import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A folder of pages. With an index page its name is a link in the breadcrumbs, else plain text. */
export function folder(
  label: string,
  path: string,
  pages: (string | SidebarItem)[],
  { hasIndex = false } = {},
): SidebarItem {
  return {
    type: 'category',
    label,
    ...(hasIndex && { link: { type: 'doc', id: `${path}/index` } }),
    items: pages.map((page) => (typeof page === 'string' ? `${path}/${page}` : page)),
  };
}
