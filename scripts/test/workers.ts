import { availableParallelism } from 'node:os';

/** How many processes test at once: one more than there are cores, because some of them wait. */
export const WORKERS = availableParallelism() + 1;
