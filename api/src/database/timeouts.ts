/** The longest wait for a lock, and for the one connection of the embedded database. */
export const LOCK_TIMEOUT_MS = 5_000;
