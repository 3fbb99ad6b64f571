declare module '@generated/slipway-api-reference/default/reference.json' {
  import type { Reference } from '@site/plugins/api-reference/index.ts';

  const reference: Reference;
  export default reference;
}
