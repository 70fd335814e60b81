import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { openTestDatabase } from '../../testing/database'
import { useConnection } from '../db/open/connect'
import { resetRateLimits } from './access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'fetched-')))
beforeEach(resetRateLimits)

let picture: Buffer
const site = createServer((request, response) => {
  const url = request.url ?? ''
  if (url.endsWith('/oak.png')) return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  if (url.endsWith('/broken.png')) return void response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')
  if (url.endsWith('/page')) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
  response.writeHead(404).end()
})

beforeAll(async () => {
  await useConnection(await openTestDatabase('embedded'))
  picture = await sharp({ create: { width: 48, height: 36, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('FETCH_REWRITE_BASE', `http://127.0.0.1:${(site.address() as AddressInfo).port}`)
})
afterAll(async () => {
  site.close()
  await useConnection(null)
})

const read = (url: string, as: string | null = ADMIN) => call('POST', '/admin/pictures/fetch', { body: { url }, as })

test('a picture of another site is stored on this one, and listed in the library', async () => {
  const { status, data } = await read('https://lh7-rt.googleusercontent.com/docsz/oak.png')
  expect([status, data.url]).toEqual([200, expect.stringMatching(/^\/uploads\/[0-9a-f]{24}_48x36_\w+\.webp$/)])
  const listed = await call('GET', '/admin/pictures', { as: ADMIN })
  expect(listed.data).toMatchObject({ pictures: [{ url: data.url }] })
})

test.each([
  ['https://docs.example/missing.png', 502],
  ['https://docs.example/page', 422],
  ['https://docs.example/broken.png', 400],
  ['http://127.0.0.1/oak.png', 400],
  ['ftp://docs.example/oak.png', 400],
  ['oak.png', 400],
])('%s is refused with a reason', async (url, status) => {
  const refused = await read(url)
  expect(refused.status).toBe(status)
  expect(refused.message).toBeTruthy()
})

test('only the administrator has pictures fetched', async () => {
  expect((await read('https://docs.example/oak.png', null)).status).toBe(401)
})
