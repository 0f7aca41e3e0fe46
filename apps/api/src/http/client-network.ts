import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: a client with one address of a network has all of them. */
const networkBits = 64;

/** The sender of a request: the address that trusted proxies name, and that of the connection. */
export interface Sender {
  ip: string;
  socket: { remoteAddress?: string | undefined };
}

/** Parses an address as proxies write it: alone, in brackets, or with a port (RFC 7239, 6). Undefined for another text. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? v4 ?? text;
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWhole ? ipaddr.process(address) : undefined;
}

/**
 * The network that limits are counted by: an IPv4 address, or the /64 that an IPv6 address is in. If a proxy names no address
 * (`unknown`), the proxy's own counts.
 */
export function networkOf({ ip, socket }: Sender): string {
  const address = parseAddress(ip) ?? parseAddress(socket.remoteAddress ?? '');
  if (!address) return 'unknown';
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`).toString()}/${networkBits}`;
}

/** Whether the sender is a program of this machine; never for a sender whose address a proxy does not name. */
export function isFromThisMachine({ ip }: Sender): boolean {
  return parseAddress(ip)?.range() === 'loopback';
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
