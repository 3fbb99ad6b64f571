import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { integratorApi } from '@slipway/contract';
import { asRoute } from '../../src/asRoute.ts';
import { summarizedRoutes, timedRoutes } from '../../src/components/home/content.ts';
import type {
  PageSummary,
  ReleaseSummary,
  Summaries,
} from '../../src/components/home/summaries.ts';

/** Collects what the home page shows of other pages from their front matter and the contract. */
export default function homeContentPlugin(): Plugin {
  return {
    name: 'slipway-home-content',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const releases = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const summaries: Summaries = {
        pages: Object.fromEntries(summarizedRoutes.map((route) => [route, summarize(route, docs)])),
        latestRelease: latestOf(releases),
        apiCalls: Object.keys(integratorApi.operations).length,
      };
      await actions.createData('summaries.json', summaries);
    },
  };
}

function summarize(route: string, content: DocsContent): PageSummary {
  const page = content.loadedVersions
    .flatMap(({ docs }) => docs)
    .find(({ permalink }) => asRoute(permalink) === route);
  if (!page) throw new Error(`The home page leads to ${route}, and no page has this route.`);
  const { minutes, audience } = page.frontMatter as Partial<PageSummary>;
  if (!audience || (!minutes && timedRoutes.includes(route))) {
    throw new Error(`${page.source} is shown on the home page: give it minutes and audience.`);
  }
  return { route, title: page.title, description: page.description, minutes, audience };
}

function latestOf({ blogPosts }: BlogContent): ReleaseSummary {
  const [latest] = blogPosts;
  if (!latest) throw new Error('The home page shows the latest release, and there is none.');
  const { permalink, title, date } = latest.metadata;
  const route = asRoute(permalink);
  const version = route.split('/').at(-2) ?? '';
  return { route, version, title, date: date.toISOString().slice(0, 10) };
}
