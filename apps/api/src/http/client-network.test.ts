import { expect, test } from 'vitest';
import { isProxyRange, networkOf } from './client-network.ts';

test('all addresses of one IPv6 /64 count as one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::1')).not.toBe('2001:db8:1:2::/64');
});

test('an IPv4 address is its own network, also when it is written as IPv6', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
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
