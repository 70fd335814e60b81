import { createServer, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../../testing/remove-folder'
import { download } from './download'

let server: Server
let folder = ''
let host = ''
let answer: (response: ServerResponse) => void
let requests = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'))
  server = createServer((_, response) => {
    requests += 1
    answer(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await removeFolder(folder)
})
beforeEach(() => {
  requests = 0
})

const get = (address = `http://${host}/feed.csv`, deadline = 5_000) =>
  download(address, path.join(folder, 'feed'), { allowHosts: [host], maxBytes: 1_000_000, deadline })
const fault = (code: string) => expect.objectContaining({ name: 'ReaderError', code })

test('a server that drips is left at the deadline, however often it sends', async () => {
  let sent = 0
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/csv' })
    const drip = setInterval(() => response.write(`${(sent += 1)},Saw\n`), 10)
    response.on('close', () => clearInterval(drip))
  }
  await expect(get(undefined, 200)).rejects.toEqual(fault('timeout'))
  expect(sent).toBeGreaterThan(1)
  expect((await stat(path.join(folder, 'feed'))).size).toBeLessThan(1_000)
})

test.each(['http://127.0.0.1/feed.csv', 'http://10.1.2.3/feed.csv', 'http://[::1]/feed.csv', '//192.168.1.1/feed.csv'])(
  'an address that leads on to %s is refused, as that address itself is',
  async (location) => {
    answer = (response) => response.writeHead(302, { location }).end()
    await expect(get()).rejects.toEqual(fault('blocked-address'))
    expect(requests).toBe(1)
    await expect(get(new URL(location, 'http://x.example').href)).rejects.toEqual(fault('blocked-address'))
    expect(requests).toBe(1)
  },
)

test('a file is stored as it was sent, with what the server says of it', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/csv', etag: '"1"' }).end('id,title\n1,Saw')
  expect(await get()).toMatchObject({ contentType: 'text/csv', etag: '"1"', modified: null })
  expect(await readFile(path.join(folder, 'feed'), 'utf8')).toBe('id,title\n1,Saw')
})
