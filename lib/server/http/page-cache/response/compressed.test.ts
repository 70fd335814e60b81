import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncodings, compress, compressible, KINDS } from './compressed'

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0', ['gzip', 'identity']],
  ['br;q=0.0 , GZIP;q=0.5', ['gzip', 'identity']],
  ['brotli', ['identity']],
])('Accept-Encoding %s allows %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

test('text is worth compressing, pictures and a few bytes are not', () => {
  expect(compressible('text/html; charset=utf-8', 5000)).toBe(true)
  expect(compressible('application/rss+xml', 5000)).toBe(true)
  expect(compressible('image/webp', 5000)).toBe(false)
  expect(compressible('font/woff2', 5000)).toBe(false)
  expect(compressible('text/html', 100)).toBe(false)
})

// What is longer than a page takes another way only where it is compressed at once.
test.each([...KINDS.map((kind) => [kind, 500] as const), ['instant', 20_000] as const])(
  'a %s copy of %i words decompresses to the same bytes',
  async (kind, times) => {
    const body = Buffer.from('a wall and a door, '.repeat(times))
    expect(brotliDecompressSync(await compress(body, 'br', kind)).equals(body)).toBe(true)
    expect(gunzipSync(await compress(body, 'gzip', kind)).equals(body)).toBe(true)
  },
)

test('short pages are compressed synchronously at low effort, long texts in the thread pool', () => {
  const page = Buffer.from('a wall and a door, '.repeat(500))
  expect(compress(page, 'gzip', 'instant')).toBeInstanceOf(Buffer)
  expect(compress(page, 'br', 'instant')).toBeInstanceOf(Buffer)
  expect(compress(page, 'gzip', 'quick')).toBeInstanceOf(Promise)
  expect(compress(Buffer.concat(Array(50).fill(page)), 'gzip', 'instant')).toBeInstanceOf(Promise)
})

test.each(KINDS)('a %s copy takes no more memory than its bytes', async (kind) => {
  const body = Buffer.from('a wall and a door, '.repeat(500))
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = await compress(body, encoding, kind)
    expect(copy.buffer.byteLength, encoding).toBe(copy.length)
  }
})
