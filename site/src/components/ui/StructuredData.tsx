import Head from '@docusaurus/Head';
import { links } from '@site/config/links.ts';
import { asRoute } from '@site/src/asRoute.ts';

interface Props {
  data: object;
}

/** What a page tells search engines about itself, in the vocabulary of schema.org. */
export default function StructuredData({ data }: Props) {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

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
