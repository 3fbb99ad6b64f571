import { createScryptPasswords } from '../../src/adapters/scrypt-password.ts';

/**
 * Passwords as the product keeps them, at almost no cost: the real one takes a processor for half a
 * second, several hundred times in a run. What it costs is a test of its own.
 */
export const quickPasswords = createScryptPasswords({ cost: { N: 2 ** 4, r: 1, p: 1 } });
