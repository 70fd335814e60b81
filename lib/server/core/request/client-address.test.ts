import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { addressKey, clientAddress, clientAddressOf, setPeerAddress } from './client-address'

test.each([
  ['no proxy is trusted: the other end is the client', '203.0.113.9', '198.51.100.1', 0, '198.51.100.1'],
  ['one proxy: it wrote the last entry', '203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
  ['what the client wrote before it does not count', '1.1.1.1, 2.2.2.2, 203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
  ['two proxies', '1.1.1.1, 203.0.113.9, 10.0.0.2', '10.0.0.1', 2, '203.0.113.9'],
  ['fewer entries than proxies: the first there is', '203.0.113.9', '10.0.0.1', 3, '203.0.113.9'],
  ['no entry at all', null, '10.0.0.1', 1, '10.0.0.1'],
  ['no other end known and no proxy trusted: nothing to believe', '203.0.113.9', null, 0, null],
  ['no other end known, one proxy', '1.1.1.1, 203.0.113.9', null, 1, '203.0.113.9'],
  ['an entry with a port', '203.0.113.9:4711', '10.0.0.1', 1, '203.0.113.9'],
  ['an IPv6 entry with a port', '[2001:DB8::1]:4711', '10.0.0.1', 1, '2001:db8::1'],
  ['an IPv4 address in IPv6 clothes', null, '::ffff:198.51.100.1', 0, '198.51.100.1'],
  ['an entry that is no address', 'unknown', '10.0.0.1', 1, null],
])('%s', (_name, forwarded, peer, trusted, expected) => {
  expect(clientAddress(forwarded, peer, trusted)).toBe(expected)
})

test('rate limits use a full IPv4 address and the network of an IPv6 one', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:bbbb::2'))
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
})

test('the peer address replaces what the client claims', async () => {
  expect(clientAddressOf(new Headers({ 'x-peer-address': '203.0.113.9' }))).toBe(null)
  const server = createServer((request, response) => {
    setPeerAddress(request)
    response.end(clientAddressOf(new Headers(request.headers as Record<string, string>)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const claims = { 'x-peer-address': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' }
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: claims })
  expect(await answer.text()).toBe('127.0.0.1')
  await new Promise((resolve) => server.close(resolve))
})
