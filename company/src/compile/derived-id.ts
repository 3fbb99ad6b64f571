/** The namespace of all IDs that follow from names, itself chosen once at random. */
const NAMESPACE = 'd2f8a3c61b7e4d0596ac0f4be17c9325';

/**
 * The ID that follows from names, as a UUID of version 5: the same names give the same ID on every
 * machine, so that applying a file twice finds what it made the first time.
 */
export async function derivedId(...names: string[]): Promise<string> {
  const namespace = Uint8Array.from(NAMESPACE.match(/../g) ?? [], (pair) => Number(`0x${pair}`));
  const name = new TextEncoder().encode(JSON.stringify(names));
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...namespace, ...name]));
  const bytes = new Uint8Array(digest).slice(0, 16);
  bytes[6] = 0x50 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
