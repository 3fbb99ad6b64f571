/**
 * The pages: for each its script `src/pages/<name>.tsx` and the addresses that it answers. A part in
 * braces stands for one part of the path. The server reads this list from the build.
 */
export const pages = {
  book: { paths: ['/book'] },
} as const satisfies Record<string, { paths: readonly string[] }>;
