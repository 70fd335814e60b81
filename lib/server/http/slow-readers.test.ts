import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startPipeline } from '@/lib/testing/site-pipeline'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('MAX_RENDERS', '1')

/** Far more than the buffers of a connection hold. */
const LONG = Buffer.alloc(32 * 1024 * 1024)
const PART = 1024

let site: Awaited<ReturnType<typeof startPipeline>>
let started = 0

beforeAll(async () => {
  site = await startPipeline((request, response) => {
    started += 1
    if (request.url === '/whole') response.end(LONG)
    else if (request.url === '/streamed')
      Readable.from(Array.from({ length: LONG.length / PART }, () => LONG.subarray(0, PART))).pipe(response)
    else if (request.url === '/unfinished') response.write('<h1>')
    else response.end()
  })
})
afterEach(() => site.server.closeAllConnections())
afterAll(() => site.server.close())

/** A client that sends requests and reads nothing. */
async function askIdly(...paths: string[]) {
  const socket = connect(site.port, '127.0.0.1').pause()
  for (const path of paths) {
    const before = started
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await vi.waitFor(() => expect(started).toBe(before + 1))
  }
  return socket
}
const other = async () => (await fetch(`${site.base}/other`)).status

test.each([[['/whole']], [['/streamed']], [['/whole', '/whole', '/streamed']]])(
  'a slow reader of %s does not occupy a render slot',
  async (paths) => {
    await askIdly(...paths)
    await vi.waitFor(async () => expect(await other()).toBe(200))
  },
)

test('a page that has only begun to respond occupies a slot until its client disconnects', async () => {
  const socket = (await askIdly('/unfinished')).resume()
  await once(socket, 'data')
  expect(await other()).toBe(503)
  socket.destroy()
  await vi.waitFor(async () => expect(await other()).toBe(200))
})
