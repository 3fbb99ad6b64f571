import type { Plugin } from 'vitest/config';

const REPLACES = /\bvi\s*\.\s*(mock|doMock|resetModules)\b/;

/**
 * For tests whose files share their modules (`isolate: false`): one that replaces a module replaces
 * it for whichever files come after it in the same process, and those hang or fail.
 */
export const sharedModules: Plugin = {
  name: 'shared-modules',
  enforce: 'pre',
  transform: (code, file) => {
    if (/\.test\.m?tsx?$/.test(file)) refuseReplacing(code, file);
  },
};

export function refuseReplacing(code: string, file: string): void {
  const [found] = REPLACES.exec(code) ?? [];
  if (!found) return;
  throw new Error(
    `${file} says ${found}. Its modules are shared with the files that run after it: pass what the test replaces as an argument instead.`,
  );
}
