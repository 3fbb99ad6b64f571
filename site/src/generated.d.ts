/** The bundler's list of modules by pattern. */
interface ImportMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): unknown;
}

declare module '@generated/slipway-error-catalogue/default/errors.json' {
  import type { DocumentedError } from '@site/plugins/error-catalogue/index.ts';

  const errors: DocumentedError[];
  export default errors;
}

declare module '@generated/slipway-sandbox/default/manifest.json' {
  import type { SandboxManifest } from '@slipway/sandbox';

  const manifest: SandboxManifest;
  export default manifest;
}
