import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where files are served from; a file's stable path is this and its key. */
export const filesPrefix = '/v1/files/';

/** The path under which a file is known to clients; answers only once it is signed. */
export function stablePath(key: string): string {
  return `${filesPrefix}${key}`;
}

/** Signs and checks addresses of files, so that whoever holds one can read that one file for a while. */
export type PathSigner = ReturnType<typeof createPathSigner>;

export function createPathSigner(secret: Uint8Array) {
  const digest = (key: string, expires: string) => createHmac('sha256', secret).update(`${expires}\n${key}`).digest();
  return {
    /** The stable path of `key` with an expiry and a signature. */
    sign(key: string, expires: Date): string {
      const seconds = String(Math.floor(expires.getTime() / 1000));
      const signature = digest(key, seconds).toString('base64url');
      return `${stablePath(key)}?expires=${seconds}&signature=${signature}`;
    },
    /** Whether `signature` was made for this key and expiry; says nothing about whether it is expired. */
    verify(key: string, expires: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      const wanted = digest(key, expires);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** The key in a stable, signed or absolute address of ours; undefined when it is none. */
export function keyOfAddress(address: string, publicUrl: string): string | undefined {
  const path = publicUrl && address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  if (!path.startsWith(filesPrefix)) return undefined;
  return path.slice(filesPrefix.length).replace(/[?#].*$/s, '');
}
