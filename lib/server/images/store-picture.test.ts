import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { PICTURE_WIDTHS, storedPicture } from '@/lib/format/pictures'
import { folderStore } from './picture-store'
import { PICTURE_NAME, type PictureStore } from './stored-pictures'
import { storePicture } from './store-picture'

let folder = ''
let store: PictureStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
beforeEach(async () => {
  await removeFolder(folder)
  store = folderStore(folder)
})
afterAll(() => removeFolder(folder))

const solid = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
const names = async () =>
  (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((name) => name.includes('.'))
    .map((name) => path.basename(name))
    .sort()
const stored = async (address: string) => {
  const name = address.replace('/uploads/', '')
  return sharp(await readFile(path.join(folder, name.slice(0, 2), name)))
}

describe('what is stored', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'a %s is taken for what it is, and kept as WebP',
    async (format) => {
      const address = await storePicture(await solid(40, 30).toFormat(format).toBuffer(), store)
      expect(storedPicture(address)).toMatchObject({ width: 40, height: 30 })
      expect(await (await stored(address)).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    },
  )

  test('it is stored in every standard width below its own', async () => {
    const address = await storePicture(await solid(1000, 500).jpeg().toBuffer(), store)
    const stem = address.replace(/^\/uploads\/|\.webp$/g, '')
    expect(await names()).toEqual([`${stem}.webp`, `${stem}_320.webp`, `${stem}_640.webp`, `${stem}_960.webp`].sort())
    expect(await (await stored(address.replace('.webp', '_320.webp'))).metadata()).toMatchObject({
      width: 320,
      height: 160,
    })
    expect((await names()).every((name) => PICTURE_NAME.test(name))).toBe(true)
  })

  test('its address has its size and mean colour', async () => {
    expect(storedPicture(await storePicture(await solid(40, 30, '#ff0000').png().toBuffer(), store))).toMatchObject({
      color: '#ff0000',
    })
  })

  test('a very large picture is scaled down', async () => {
    const address = await storePicture(await solid(6000, 3000).jpeg().toBuffer(), store)
    expect(storedPicture(address)).toMatchObject({ width: 2400, height: 1200 })
  })

  test('a picture with an EXIF orientation is stored upright', async () => {
    const turned = await solid(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(storedPicture(await storePicture(turned, store))).toMatchObject({ width: 30, height: 40 })
  })

  test('location and author metadata are dropped', async () => {
    const exif = { IFD0: { Copyright: 'Jane', Software: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const taken = await solid(40, 30).withExif(exif).withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { exif: kept, icc, xmp, iptc } = await (await stored(await storePicture(taken, store))).metadata()
    expect([kept, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('transparency is preserved', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await (await stored(await storePicture(clear, store))).stats()).isOpaque).toBe(false)
  })

  test('an animation keeps its duration and loops in every width', async () => {
    const moving = await sharp(Buffer.concat([Buffer.alloc(240_000, 0), Buffer.alloc(240_000, 255)]), {
      raw: { width: 400, height: 400, channels: 3, pageHeight: 200 },
    })
      .gif({ delay: [100, 300], loop: 2 })
      .toBuffer()
    const address = await storePicture(moving, store)
    expect(storedPicture(address)).toMatchObject({ width: 400, height: 200 })
    for (const [copy, width] of [
      ['.webp', 400],
      ['_320.webp', 320],
    ] as const) {
      const metadata = await (await stored(address.replace('.webp', copy))).metadata()
      expect(metadata).toMatchObject({ pages: 2, delay: [100, 300], loop: 2, width, height: width / 2 })
    }
  })

  test('the address of a transparent picture has no colour', async () => {
    const clear = await sharp({ create: { width: 400, height: 20, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    const address = await storePicture(clear, store)
    expect(storedPicture(address)).toMatchObject({ width: 400, height: 20, color: null })
    expect(await names()).toHaveLength(2)
    expect((await names()).every((name) => PICTURE_NAME.test(name))).toBe(true)
  })

  test('the same bytes are stored once', async () => {
    const bytes = await solid(400, 300).png().toBuffer()
    const first = await storePicture(bytes, store)
    const before = await names()
    expect(await storePicture(bytes, store)).toBe(first)
    expect(await names()).toEqual(before)
    expect(await storePicture(await solid(400, 300, '#336698').png().toBuffer(), store)).not.toBe(first)
  })

  test('data appended to a picture is dropped', async () => {
    const hidden = Buffer.concat([
      await solid(40, 30).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ])
    const bytes = await (await stored(await storePicture(hidden, store))).toBuffer()
    expect(bytes.includes('script')).toBe(false)
  })
})

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['nothing', ''],
    ['a text', 'hello'],
    ['a web page', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
    ['an SVG', svg],
    ['an SVG behind a declaration', `<?xml version="1.0"?>\n<!-- x -->${svg}`],
    ['a PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'],
    ['the beginning of a GIF alone', 'GIF89a'],
    ['a program', '\x7fELF\x02\x01\x01'],
  ])('%s', async (_name, text) => {
    await expect(storePicture(Buffer.from(text, 'latin1'), store)).rejects.toMatchObject({ name: 'PictureError' })
    expect(await names()).toEqual([])
  })

  test('a truncated picture', async () => {
    const complete = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 256)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    await expect(storePicture(complete.subarray(0, complete.length / 2), store)).rejects.toThrow(
      'The file is not a picture that can be read',
    )
  })

  test('if storing fails half-way, nothing of the picture is left', async () => {
    const full: PictureStore = {
      ...store,
      put: (name, bytes) =>
        name.includes('_640') ? Promise.reject(new Error('No space left')) : store.put(name, bytes),
    }
    await expect(storePicture(await solid(1000, 500).png().toBuffer(), full)).rejects.toThrow('No space left')
    expect(await names()).toEqual([])
  })

  test('if only the last response is lost, the picture keeps its narrower copies', async () => {
    const isCopy = (name: string) => /_\d{2,4}\.webp$/.test(name)
    const lossy: PictureStore = {
      ...store,
      put: (name, bytes) =>
        store.put(name, bytes).then(() => (isCopy(name) ? undefined : Promise.reject(new Error('Connection lost')))),
    }
    const bytes = await solid(1000, 500).png().toBuffer()
    await expect(storePicture(bytes, lossy)).rejects.toThrow('Connection lost')
    await storePicture(bytes, store)
    expect((await names()).filter(isCopy)).toHaveLength(PICTURE_WIDTHS.filter((width) => width < 1000).length)
  })
})

describe('the folder of pictures', () => {
  const bad = [
    '../../etc/passwd',
    '..\\x.webp',
    'a.webp',
    '',
    '.webp',
    'ab/../../x.webp',
    `${'a'.repeat(24)}_1x1_aabbcc.webp/../x`,
    `${'A'.repeat(24)}_1x1_aabbcc.webp`,
    `${'a'.repeat(24)}_1x1_aabbcc.svg`,
    `${'a'.repeat(24)}_1x1_aabbcc.webp\n`,
  ]
  test.each(bad)('%j is no name in it', async (name) => {
    const found = Promise.all([store.get(name)])
    await expect(found).rejects.toThrow('is not the name of a picture')
  })

  test('a missing picture is null', async () => {
    expect(await store.get(`${'a'.repeat(24)}_1x1_aabbcc.webp`)).toBe(null)
  })
})
