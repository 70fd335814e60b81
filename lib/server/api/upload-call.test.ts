import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { MAX_UPLOAD_BYTES, RATES } from '@/lib/contract/limits'
import { onEmbedded } from '../../testing/database'
import { resetRateLimits } from './access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, send } from '../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  vi.stubEnv('DATA_DIR', folder)
})
beforeEach(resetRateLimits)
afterAll(() => removeFolder(folder))

const ADDRESS = '/curated-posts/upload-image'
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
const form = (...parts: [string, string | Blob, string?][]) => {
  const data = new FormData()
  for (const [name, value, file = 'a.png'] of parts) {
    if (value instanceof Blob) data.append(name, value, file)
    else data.append(name, value)
  }
  return data
}
const upload = (body: FormData, as: string | null = ADMIN) => call('POST', ADDRESS, { body, as })
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))

onEmbedded(() => {
  test('a picture is stored, and its URL returned', async () => {
    const blob = new Blob([new Uint8Array(await picture())], { type: 'image/png' })
    const stored = await upload(form(['image', blob], ['postId', 'draft-1795238066017']))
    expect(stored).toMatchObject({ status: 200, success: true, message: 'Image uploaded successfully!' })
    expect(stored.data.url).toMatch(/^\/uploads\/[0-9a-f]{24}_40x30_336699\.webp$/)
    expect(await files()).toEqual([expect.stringContaining(path.basename(stored.data.url))])
    expect((await upload(form(['image', blob, '../../evil.html']))).data.url).toBe(stored.data.url)
  })

  test.each([
    ['no picture', form(['postId', '1']), 400, 'image must be a file'],
    ['a text in its place', form(['image', 'x']), 400, 'image must be a file'],
    ['two pictures', form(['image', new Blob(['x'])], ['image', new Blob(['y'])]), 400, 'image must be a file'],
    [
      'a web page that says it is a picture',
      form(['image', new Blob(['<script>'], { type: 'image/png' })]),
      400,
      'The file is not a picture that can be read. JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF are accepted',
    ],
    [
      'an SVG',
      form(['image', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })]),
      400,
      '',
    ],
    [
      'an empty file',
      form(['image', new Blob([])]),
      400,
      'The file is not a picture that can be read. JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF are accepted',
    ],
    ['too many bytes', form(['image', new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 70_000)])]), 413, ''],
    [
      'a few bytes too many',
      form(['image', new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 1)])]),
      400,
      'image must have at most 15 MB',
    ],
  ])('%s is rejected, and nothing is stored', async (_name, body, status, message) => {
    const before = await files()
    const refused = await upload(body)
    expect(refused).toMatchObject({ status, success: false })
    if (message) expect(refused.message).toBe(message)
    expect(await files()).toEqual(before)
  })

  test('an upload must be a complete form sent by the admin', async () => {
    expect(await call('POST', ADDRESS, { body: {}, as: ADMIN })).toMatchObject({
      status: 415,
      message: 'The body must be sent as multipart/form-data',
    })
    const broken = {
      body: '--x\r\nnonsense',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      as: ADMIN,
    }
    expect(await call('POST', ADDRESS, broken)).toMatchObject({
      status: 400,
      message: 'The body is not a form that can be read',
    })
    expect(await call('POST', ADDRESS, { ...broken, body: '' })).toMatchObject({ status: 400 })
    expect(await upload(form(['image', new Blob(['x'])]), null)).toMatchObject({ status: 401 })
  })

  test('uploads are rate-limited per client', async () => {
    const blob = new Blob(['x'])
    for (let count = 0; count < RATES.upload.points; count++) await upload(form(['image', blob]))
    const refused = await send('POST', ADDRESS, { body: form(['image', blob]), as: ADMIN })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
