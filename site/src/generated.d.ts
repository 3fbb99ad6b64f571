/** The bundler's list of modules by pattern. */
interface ImportMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): unknown;
}

declare module '@generated/slipway-error-catalogue/default/errors.json' {
  import type { DocumentedError } from '@site/plugins/error-catalogue/index.ts';

  const errors: DocumentedError[];
  export default errors;
}
