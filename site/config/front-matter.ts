import type { ParseFrontMatter } from '@docusaurus/types';

export const parseFrontMatter: ParseFrontMatter = (params) =>
  params.defaultParseFrontMatter(params);
