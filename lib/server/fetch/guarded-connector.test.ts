import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Agent, request } from 'undici'
import { guardedConnector, type Lookup } from './target'

let server: Server
let port: number
let visits: number

beforeEach(async () => {
  visits = 0
  server = createServer((_, response) => {
    visits += 1
    response.end('secret')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})

afterEach(() => new Promise((closed) => server.close(closed)))

const answering =
  (...addresses: string[]): Lookup =>
  (_, options, found) => {
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (options.all) found(null, all)
    else found(null, all[0]?.address ?? '', all[0]?.family)
  }

async function faultOf(host: string, lookup?: Lookup) {
  const dispatcher = new Agent({ connect: guardedConnector(lookup) })
  try {
    const { body } = await request(`http://${host}:${port}/`, { dispatcher })
    return await body.text()
  } catch (error) {
    return error
  } finally {
    await dispatcher.destroy()
  }
}

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['93.184.215.14', '127.0.0.1']],
  [['0.0.0.0']],
  [[]],
])('a name that resolves to %j is refused before connecting', async (addresses) => {
  expect(await faultOf('shop.example', answering(...addresses))).toMatchObject({ code: 'blocked-address' })
  expect(visits).toBe(0)
})

test('a numeric address is refused by the address of the connection, since there is no lookup', async () => {
  expect(await faultOf('127.0.0.1')).toMatchObject({ code: 'blocked-address' })
  expect(visits).toBe(0)
})

test('a name that resolves to a private address at the second connection is refused (DNS rebinding)', async () => {
  const answers = ['93.184.215.14', '127.0.0.1']
  const requested: string[] = []
  const rebinding: Lookup = (hostname, options, found) => {
    requested.push(hostname)
    if (answers.length > 1) return found(new Error('first connection fails'), answers.shift() ?? '', 4)
    answering(...answers)(hostname, options, found)
  }
  expect(await faultOf('rebind.example', rebinding)).toMatchObject({ message: 'first connection fails' })
  expect(await faultOf('rebind.example', rebinding)).toMatchObject({ code: 'blocked-address' })
  expect(requested).toEqual(['rebind.example', 'rebind.example'])
  expect(visits).toBe(0)
})
