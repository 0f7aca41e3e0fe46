import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: whoever has one address of it has all of them. */
const networkBits = 64;

/** What limits are counted by: an IPv4 address, or the /64 that an IPv6 address is in. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${networkBits}`).toString()}/${networkBits}`;
}

/** Names of ranges that stand for themselves in `TRUST_PROXY`. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether `entry` names proxies: an address, a range such as 10.0.0.0/8, or `loopback`, `linklocal` or `uniquelocal`. */
export function isProxyRange(entry: string): boolean {
  return (
    namedRanges.includes(entry) ||
    ipaddr.isValidCIDR(entry) ||
    ipaddr.IPv4.isValidFourPartDecimal(entry) ||
    ipaddr.IPv6.isValid(entry)
  );
}
