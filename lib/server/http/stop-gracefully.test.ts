import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/database'
import { startPipeline } from '../../testing/site-pipeline'
import { useConnection } from '../db/open/connect'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('SHUTDOWN_SECONDS', '1')

/** Responses that end when they are released. */
const rendering: (() => void)[] = []
const untilRendering = () => vi.waitFor(() => expect(rendering).toHaveLength(1))

test('a client that sends its request too slowly gets a 408 and is disconnected', async () => {
  const { server, port } = await startPipeline((_request, response) => response.end(), {
    connectionsCheckingInterval: 20,
  })
  await fetch(`http://127.0.0.1:${port}/`)
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 120_000, timeout: 120_000 })
  Object.assign(server, { headersTimeout: 60, requestTimeout: 100, timeout: 1_000 })
  for (const sent of [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc',
  ]) {
    const socket = connect(port, '127.0.0.1')
    socket.write(sent)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => {})
    await once(socket, 'close')
    if (sent.startsWith('GET')) expect(answer).toContain('408 Request Timeout')
  }
  server.close()
})

describe('a graceful shutdown', () => {
  /** A site whose response to /slow ends when it is released. */
  async function startSlowSite() {
    const { close: stop, base: address } = await startPipeline((request, response) => {
      if (request.url === '/slow') rendering.push(() => response.end('whole'))
      else response.end()
    })
    return { address, stop }
  }

  test('finishes responses in flight, accepts no new requests, and closes the database last', async () => {
    const { address, stop } = await startSlowSite()
    const close = vi.fn(() => Promise.resolve())
    const { database } = await openTestDatabase('embedded')
    await useConnection({ database, engine: 'embedded', close })
    const slow = fetch(`${address}/slow`)
    await untilRendering()
    const stopped = stop()
    await expect(fetch(`${address}/new`)).rejects.toThrow('fetch failed')
    expect(close).not.toHaveBeenCalled()
    rendering.splice(0).forEach((finish) => finish())
    const answer = await slow
    expect([answer.headers.get('connection'), await answer.text()]).toEqual(['close', 'whole'])
    await stopped
    expect(close).toHaveBeenCalledOnce()
  })

  test('waits no longer than its time limit', async () => {
    const { address, stop } = await startSlowSite()
    const slow = fetch(`${address}/slow`).catch(() => 'cut')
    await untilRendering()
    await stop()
    expect(await slow).toBe('cut')
    rendering.splice(0)
  })
})
