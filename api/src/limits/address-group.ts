import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a provider gives to one household; the rest is theirs to choose. */
const HOUSEHOLD_BITS = 64;

/** What counts as one address: an IPv4 address, or the network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
}
