import { expect, test } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { PEER_HEADER, peerAddressOf } from '../../core/request/client-address'
import { clientAddress } from './prepare-request'

test('the address of the connection replaces what the client sent in its place', async () => {
  const exchange = exchangeOf({ headers: { [PEER_HEADER]: 'forged 203.0.113.7' } })
  Object.defineProperty(exchange.request.socket, 'remoteAddress', { value: '198.51.100.1' })
  await clientAddress(exchange, async () => {})
  expect(peerAddressOf(new Headers({ [PEER_HEADER]: String(exchange.request.headers[PEER_HEADER]) }))).toBe(
    '198.51.100.1',
  )
})
