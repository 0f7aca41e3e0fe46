import { expect, test } from 'vitest';
import { isFromThisMachine, isProxyRange, networkOf } from './client-network.ts';

const from = (ip: string, remoteAddress?: string) => ({ ip, socket: { remoteAddress } });

test('all addresses of one IPv6 /64 count as one network', () => {
  expect(networkOf(from('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
  expect(networkOf(from('2001:db8:1:2:ffff::1'))).toBe('2001:db8:1:2::/64');
  expect(networkOf(from('2001:db8:1:3::1'))).not.toBe('2001:db8:1:2::/64');
});

test('an IPv4 address is its own network, also when it is written as IPv6', () => {
  expect(networkOf(from('192.0.2.1'))).toBe('192.0.2.1');
  expect(networkOf(from('::ffff:192.0.2.1'))).toBe('192.0.2.1');
});

test.each([
  ['1.2.3.4:99', '1.2.3.4'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['[2001:db8::1]:443', '2001:db8::/64'],
  ['unknown', '192.0.2.9'],
  ['_hidden', '192.0.2.9'],
  ['abc', '192.0.2.9'],
  ['', '192.0.2.9'],
  ['999.1.1.1', '192.0.2.9'],
])('X-Forwarded-For %j, as gateways and strangers send it, counts as %s', (forwarded, network) => {
  expect(networkOf(from(forwarded, '192.0.2.9'))).toBe(network);
});

test('X-Forwarded-For that is no address is not taken for this machine', () => {
  expect(isFromThisMachine(from('127.0.0.1', '127.0.0.1'))).toBe(true);
  expect(isFromThisMachine(from('::ffff:127.0.0.1', '127.0.0.1'))).toBe(true);
  for (const forwarded of ['unknown', 'abc', '', '1.2.3.4:99']) {
    expect(isFromThisMachine(from(forwarded, '127.0.0.1'))).toBe(false);
  }
});

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['loopback', true],
  ['true', false],
  ['1', false],
  ['proxy.example.com', false],
  ['10.0.0.0/99', false],
])('%s names a proxy: %s', (entry, expected) => {
  expect(isProxyRange(entry)).toBe(expected);
});
