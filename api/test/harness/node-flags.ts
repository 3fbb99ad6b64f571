/**
 * With these Node compiles PGlite once, quickly, and leaves it at that. Optimizing it takes longer
 * than a test runs.
 */
export const NODE_FLAGS = ['--liftoff-only'];
