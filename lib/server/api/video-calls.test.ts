import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetRateLimits } from './access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { openTestDatabase } from '../../testing/database'
import { useConnection } from '../db/open/connect'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'videos-')))
beforeEach(resetRateLimits)

const requested: string[] = []
let still: Buffer
let known: object | null
const provider = createServer((request, response) => {
  const url = request.url ?? ''
  requested.push(url)
  if (url.includes('oembed') && known)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known))
  if (url.endsWith('/hqdefault.jpg')) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(still)
  response.writeHead(404).end()
})

beforeAll(async () => {
  await useConnection(await openTestDatabase('embedded'))
  still = await sharp({ create: { width: 48, height: 36, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('FETCH_REWRITE_BASE', `http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
})
afterAll(async () => {
  provider.close()
  await useConnection(null)
})

const read = (url: string, as: string | null = ADMIN) => call('POST', '/admin/videos/read', { body: { url }, as })

test('a video is read from its provider, and its still picture is stored on this site', async () => {
  known = { title: 'Saws', thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg' }
  const { status, data } = await read('https://youtu.be/dQw4w9WgXcQ?t=9')
  expect(status).toBe(200)
  expect(data).toEqual({
    video: {
      href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9s',
      title: 'Saws',
      picture: expect.stringMatching(/^\/uploads\/[\da-f]{24}_48x36_[\da-f]{6}\.webp$/),
    },
  })
  expect(requested[1]).toContain('/i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg')
})

test('a video without a picture that can be read has none', async () => {
  known = { title: 'Saws', thumbnail_url: 'https://i.vimeocdn.com/gone.png' }
  expect((await read('https://vimeo.com/76979871')).data).toMatchObject({ video: { title: 'Saws', picture: null } })
})

test('other addresses, unknown videos and visitors are refused', async () => {
  known = null
  expect(await read('https://evil.example/watch?v=dQw4w9WgXcQ')).toMatchObject({
    status: 400,
    message: 'url must be the address of a video on YouTube or Vimeo',
  })
  expect((await read('https://vimeo.com/76979871')).status).toBe(502)
  expect((await read('https://vimeo.com/76979871', null)).status).toBe(401)
})
