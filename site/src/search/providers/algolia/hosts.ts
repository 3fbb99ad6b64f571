/** Origins as the clients want them; without any, the clients use the provider's own. */
export function hostsOf(origins: string[]) {
  if (origins.length === 0) return {};
  const hosts = origins.map((origin) => {
    const { host, protocol } = new URL(origin);
    return {
      url: host,
      accept: 'readWrite' as const,
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    };
  });
  return { hosts };
}
