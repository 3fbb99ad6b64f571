import { RELEASE_FEATURES } from '../../src/feature-releases.ts';
import type { Page } from '../page.ts';
import { routeOf } from '../routes.ts';
import type { Fault, Rule } from '../rule.ts';
import { lineOf, nodesIn } from '../tree.ts';

const FEATURES: ReadonlySet<string> = new Set(Object.values(RELEASE_FEATURES).flat());

/** "Since v1.7" names a feature that we know, and every feature that came with a release has it. */
export const sinceLabels: Rule = {
  name: 'since labels',
  check: (pages) => {
    const labels = pages.flatMap(labelsOn);
    const labeled = new Set(labels.map(({ feature }) => feature));
    return [
      ...labels
        .filter(({ feature }) => !FEATURES.has(feature))
        .map(({ feature, ...place }) => ({
          ...place,
          says: `No release has the feature '${feature}'. Correct it, or add it to src/feature-releases.ts.`,
        })),
      ...pages.flatMap((page) => missingOf(page, labeled)),
    ];
  },
};

function labelsOn(page: Page): { page: Page; line: number; feature: string }[] {
  const { data, lineOf: lineOfKey } = page.frontMatter;
  const inHeader = data.since ? [{ line: lineOfKey('since'), feature: String(data.since) }] : [];
  const inText = [...nodesIn(page.tree)]
    .filter(({ name }) => name === 'Since')
    .map((node) => ({
      line: lineOf(node),
      feature: String(node.attributes?.find(({ name }) => name === 'feature')?.value),
    }));
  return [...inHeader, ...inText].map((label) => ({ page, ...label }));
}

/** The features of a release note that no page has a label for. */
function missingOf(page: Page, labeled: ReadonlySet<string>): Fault[] {
  const release = routeOf(page).split('/').at(-2) ?? '';
  const features: readonly string[] = RELEASE_FEATURES[release as keyof typeof RELEASE_FEATURES];
  return (page.kind === 'release' ? (features ?? []) : [])
    .filter((feature) => !labeled.has(feature))
    .map((feature) => ({
      page,
      line: 1,
      says: `No guide says since when there is '${feature}'. Give one 'since: ${feature}', or <Since feature="${feature}" /> at the first mention.`,
    }));
}
