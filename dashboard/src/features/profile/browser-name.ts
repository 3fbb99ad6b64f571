const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What a person calls a browser, from what it says of itself: `Chrome on Android`. */
export function browserName(userAgent: string): string {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const [browser, system] = [find(BROWSERS) ?? 'A browser', find(SYSTEMS)];
  return system ? `${browser} on ${system}` : browser;
}
