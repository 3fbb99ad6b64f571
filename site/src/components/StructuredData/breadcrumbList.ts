import { links } from '@site/config/links.ts';
import { asRoute } from '@site/src/asRoute.ts';

interface Step {
  name: string;
  route: string;
}

/** The way from the home page to a page. Folders without a page of their own may not be in it. */
export function breadcrumbList(steps: Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: links.site + asRoute(route),
    })),
  };
}
