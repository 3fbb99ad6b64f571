import type { PageFile } from './page-files.ts';

/** The built dashboard: one page for every address, and the files that it loads. */
export type DashboardFiles = {
  html: string | undefined;
  /** The file under a path such as `/assets/index-3f1a9c0b.js`. */
  file(path: string): PageFile | undefined;
};

export const NO_DASHBOARD: DashboardFiles = { html: undefined, file: () => undefined };
