/** Whether everything is tested: `npm test -- --all` sets it. */
export const TESTS_ALL = process.env.TEST_ALL === '1';

/** For Vitest: what is tagged `all` lasts long or seldom breaks, and runs with `--all` alone. */
export const tags = [{ name: 'all', skip: !TESTS_ALL }];

/** For Playwright: the same for what is tagged `@all`. */
export const leftOut = TESTS_ALL ? [] : [/@all\b/];

/** Of several forms of one promise, such as widths of a screen, the first; all with `--all`. */
export function someForms<Form>(forms: readonly Form[], count = 1): readonly Form[] {
  return TESTS_ALL ? forms : forms.slice(0, count);
}
