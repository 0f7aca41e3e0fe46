// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

// Runs at set-up: plain JavaScript for Node 20, no dependency.

/**
 * Has the user's own npm client put the tarballs of packages into a folder.
 * @param {string[]} specifiers such as `name@1.0.0`
 * @param {string} destination
 * @returns {Promise<void>}
 * @throws Error with what npm complained of
 */
export function packFromNpm(specifiers, destination) {
  return new Promise((resolve, reject) => {
    const onWindows = process.platform === 'win32';
    const child = spawn(
      onWindows ? 'npm.cmd' : 'npm',
      ['pack', ...specifiers, '--pack-destination', destination, '--loglevel=error'],
      { stdio: ['ignore', 'ignore', 'pipe'], shell: onWindows },
    );
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
    child.on('error', (cause) => reject(new Error(`npm did not start: ${cause.message}`, { cause })));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm pack ${specifiers.join(' ')} ended with code ${code}: ${complaint.trim()}`));
    });
  });
}

/**
 * The hash of a tarball as lockfiles write it.
 * @param {Buffer} archive
 */
export function integrityOf(archive) {
  return `sha512-${createHash('sha512').update(archive).digest('base64')}`;
}

/**
 * The files of a package's tarball by their path inside the package
 * (POSIX ustar: a header of 512 bytes, the name first, the size in octal at 124).
 * @param {Buffer} archive
 * @returns {Map<string, Buffer>}
 */
export function readPackedFiles(archive) {
  const tar = gunzipSync(archive);
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (let offset = 0; offset + 512 <= tar.length;) {
    const name = tar.toString('utf8', offset, offset + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('latin1', offset + 124, offset + 136), 8) || 0;
    files.set(name.replace(/^package\//, ''), tar.subarray(offset + 512, offset + 512 + size));
    offset += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

/**
 * @param {Buffer} archive
 * @param {string} path inside the package
 * @throws Error when the package does not hold the file
 */
export function readPackedFile(archive, path) {
  const file = readPackedFiles(archive).get(path);
  if (!file) throw new Error(`the package holds no ${path}`);
  return file;
}
