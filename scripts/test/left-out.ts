/** Whether everything is tested: `npm test -- --all` sets it. */
export const TESTS_ALL = process.env.TEST_ALL === '1';

/** For Vitest: what is tagged `all` lasts long or seldom breaks, and runs with `--all` alone. */
export const tags = [{ name: 'all', skip: !TESTS_ALL }];

/** For Playwright: the same for what is tagged `@all`. */
export const leftOut = TESTS_ALL ? [] : [/@all\b/];
