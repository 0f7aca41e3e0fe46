import { isIP, Socket } from 'node:net';
import type { AllowedHost } from './allowed-hosts.ts';

/** A connection to a host that is not on the list. */
export class HostRefused extends Error {
  override readonly name = 'HostRefused';
  readonly code = 'EACCES';

  constructor(target: string) {
    super(
      `A connection to ${target} was refused: no setting of this server names that host. Name it in OUTBOUND_HOSTS if it shall be called.`,
    );
  }
}

/** What `Socket.connect` is asked for, of its many forms. */
interface Target {
  host?: string | null;
  port?: number | string | null;
  path?: string | null;
  servername?: string;
}

/** `connect(options)`, `connect(path)`, `connect(port, host)`, and the list that Node's own callers pass. */
function targetOf([first, second]: readonly unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first };
  return { port: String(first), ...(typeof second === 'string' && { host: second }) };
}

/** An entry as `host` or `*.domain`, and its port where it has one. */
function parse(entry: AllowedHost): { host: string; port: string | undefined } {
  const [, host = entry, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
  return { host: host.replaceAll(/^\[|\]$/g, '').toLowerCase(), port };
}

/** Whether a list of hosts names the one of a connection. */
export function createHostCheck(allowed: readonly AllowedHost[]): (target: Target) => boolean {
  const paths = new Set(
    allowed.filter((entry) => entry.startsWith('unix:')).map((entry) => entry.slice('unix:'.length)),
  );
  const hosts = allowed.filter((entry) => !entry.startsWith('unix:')).map((entry) => parse(entry));
  const isListed = (name: string, port: string) =>
    hosts.some(
      (entry) =>
        (entry.port === undefined || entry.port === port) &&
        (entry.host.startsWith('*.') ? name.endsWith(entry.host.slice(1)) : name === entry.host),
    );
  return ({ host, port, path, servername }) => {
    if (path) return paths.has(path);
    const name = (host ?? 'localhost').toLowerCase().replaceAll(/^\[|\]$/g, '');
    // Who looked the name up before connecting says which one it was.
    const named = isIP(name) !== 0 && servername ? servername.toLowerCase() : name;
    return isListed(name, String(port)) || isListed(named, String(port));
  };
}

/**
 * From now on this thread connects to the listed hosts only; whatever else is tried fails with {@link HostRefused}. Every way to the network
 * of Node, and of what is built on it, goes through `Socket.connect`: HTTP, TLS, `fetch`, databases and mail.
 */
export function allowHosts(allowed: readonly AllowedHost[]): void {
  const isAllowed = createHostCheck(allowed);
  const { prototype } = Socket;
  // oxlint-disable-next-line typescript/unbound-method -- called with the socket that it was called on
  prototype.connect = new Proxy(prototype.connect, {
    apply(connect, socket: Socket, given: unknown[]) {
      const target = targetOf(given);
      if (isAllowed(target)) return Reflect.apply(connect, socket, given);
      return socket.destroy(new HostRefused(target.path ?? `${target.host ?? 'localhost'}:${target.port}`));
    },
  });
}
