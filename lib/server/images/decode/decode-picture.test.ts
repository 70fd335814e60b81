import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodePicture } from './decode-picture'

const solid = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
/** An animation whose frames have different greys. */
const frames = (width: number, height: number, count: number) =>
  sharp(
    Buffer.concat(Array.from({ length: count }, (_, index) => Buffer.alloc(width * height * 3, (80 * index) % 255))),
    {
      raw: { width, height: height * count, channels: 3, pageHeight: height },
      limitInputPixels: false,
    },
  )
const sample = (name: string) => readFile(path.join(import.meta.dirname, '../../../testing/samples', name))

/** A PNG with the chunk of an animated one. */
function movingPng(png: Buffer): Buffer {
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8)
  control.write('acTL', 4)
  control.writeUInt32BE(2, 8)
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

/** An AVIF with the brand of a sequence. */
function movingAvif(avif: Buffer): Buffer {
  avif.write('avis', 8)
  return avif
}

/** A GIF whose frames cover part of its canvas. */
function ofScreenSize(gif: Buffer, side: number): Buffer {
  gif.writeUInt16LE(side, 6)
  gif.writeUInt16LE(side, 8)
  return gif
}

describe('stills', () => {
  let large: Buffer
  beforeAll(async () => {
    large = await solid(11_648, 8_736).jpeg().toBuffer()
  })

  test('100 megapixels are scaled down', async () => {
    const { width, height, encode } = await decodePicture(large)
    expect([width, height]).toEqual([2400, 1800])
    expect(await sharp(await encode()).metadata()).toMatchObject({ width: 2400, height: 1800, format: 'webp' })
    expect(await sharp(await encode(320)).metadata()).toMatchObject({ width: 320, height: 240 })
  })

  test('100 megapixels take less than 400 MB of memory', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'large-')), 'large.jpg')
    await writeFile(file, large)
    const script = path.join(import.meta.dirname, '../../../testing/decode-memory.ts')
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, file])
    await rm(path.dirname(file), { recursive: true })
    expect(JSON.parse(stdout)).toMatchObject({ width: 2400 })
    expect(JSON.parse(stdout).megabytes).toBeLessThan(400)
  })

  test('too many pixels are refused, even in few bytes', async () => {
    const bomb = await solid(10, 10).png().toBuffer()
    bomb.writeUInt32BE(11_000, 16)
    bomb.writeUInt32BE(11_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    await expect(decodePicture(bomb)).rejects.toThrow('The picture has more than 120 million pixels')
  })

  test('AVIF, which cannot be decoded at a smaller scale, has a lower limit', async () => {
    const avif = await solid(20, 20).avif().toBuffer()
    const size = avif.indexOf('ispe') + 8
    avif.writeUInt32BE(7_200, size)
    avif.writeUInt32BE(7_200, size + 4)
    await expect(decodePicture(avif)).rejects.toThrow('The picture has more than 50 million pixels')
  })

  test('a GIF with one frame is a still', async () => {
    expect(await decodePicture(await solid(1200, 600).gif().toBuffer())).toMatchObject({
      width: 1200,
      height: 600,
      color: '336699',
    })
  })

  test('the error for any other file names the accepted formats', async () => {
    for (const text of ['hello', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
      await expect(decodePicture(Buffer.from(text))).rejects.toThrow(/JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF/)
    }
  })
})

describe('the mean colour', () => {
  const opaque = sharp({ create: { width: 20, height: 20, channels: 4, background: '#ff0000' } })
  const holed = opaque
    .clone()
    .composite([{ input: { create: { width: 5, height: 5, channels: 4, background: '#fff0' } }, blend: 'source' }])

  test('is computed for an opaque picture with an alpha channel', async () => {
    expect((await decodePicture(await opaque.clone().png().toBuffer())).color).toBe('ff0000')
  })

  test('is null for a picture with a transparent part', async () => {
    expect((await decodePicture(await holed.clone().png().toBuffer())).color).toBeNull()
  })

  test('is null for an animation with a transparent part in a later frame', async () => {
    const both = Buffer.concat(await Promise.all([opaque, holed].map((picture) => picture.clone().raw().toBuffer())))
    const moving = await sharp(both, { raw: { width: 20, height: 40, channels: 4, pageHeight: 20 } })
      .gif()
      .toBuffer()
    expect((await decodePicture(moving)).color).toBeNull()
    expect((await decodePicture(await frames(20, 20, 2).gif().toBuffer())).color).toBe('000000')
  })
})

describe('animations', () => {
  test.each(['gif', 'webp'] as const)(
    'a %s keeps its frames, their length and how often it repeats, at every width',
    async (format) => {
      const { encode } = await decodePicture(
        await frames(400, 200, 3)
          .toFormat(format, { delay: [100, 200, 300], loop: 2 })
          .toBuffer(),
      )
      for (const width of [400, 320]) {
        const metadata = await sharp(await encode(width === 400 ? undefined : width)).metadata()
        expect(metadata).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 2, width, height: width / 2 })
      }
    },
  )

  test('a large one is scaled down', async () => {
    for (const [width, height, kept] of [
      [1200, 301, [960, 241]],
      [300, 2400, [240, 1920]],
    ] as const) {
      const picture = await decodePicture(
        await frames(width, height, 2)
          .gif({ delay: [50, 50] })
          .toBuffer(),
      )
      expect([picture.width, picture.height]).toEqual(kept)
      expect(await sharp(await picture.encode()).metadata()).toMatchObject({
        pages: 2,
        width: kept[0],
        height: kept[1],
      })
    }
  })

  test.each([
    ['pixels', async () => ofScreenSize(await frames(10, 10, 101).gif().toBuffer(), 1000)],
    ['frames', () => frames(1, 1, 1001).gif().toBuffer()],
  ])('one with too many %s is refused', async (_, make) => {
    const refusal = 'The moving picture has more than 1000 frames, or more than 100 million pixels in all of them'
    await expect(decodePicture(await make())).rejects.toThrow(refusal)
  })

  test.each([
    ['PNG', async () => movingPng(await solid(20, 20).png().toBuffer())],
    ['AVIF', async () => movingAvif(await solid(20, 20).avif().toBuffer())],
  ])('an %s would lose its animation and is refused', async (_, make) => {
    await expect(decodePicture(await make())).rejects.toThrow(
      'Moving pictures are accepted as GIF or WebP only, not as PNG or AVIF',
    )
  })
})

describe('HEIC', () => {
  test('a phone photo is decoded upright, in sRGB and without metadata', async () => {
    const { width, height, color, encode } = await decodePicture(await sample('photo.heic'))
    expect([width, height]).toEqual([64, 96])
    expect(color).not.toBeNull()
    const webp = await encode()
    const { exif, icc } = await sharp(webp).metadata()
    expect([exif, icc]).toEqual([undefined, undefined])
    const data = await sharp(webp).raw().toBuffer()
    const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)].map((pixel) =>
      [...pixel].map((value) => Math.round(value / 32)),
    )
    expect([top, bottom]).toEqual([
      [8, 0, 0],
      [0, 0, 8],
    ])
  })

  test('transparency is preserved', async () => {
    const { width, height, color, encode } = await decodePicture(await sample('transparent.heic'))
    expect([width, height, color]).toEqual([96, 64, null])
    expect((await sharp(await encode()).stats()).isOpaque).toBe(false)
  })

  test.each(['photo.heic', 'transparent.heic'])(
    'a broken one is refused by name, with what to do: %s',
    async (name) => {
      const full = await sample(name)
      for (const length of [full.length - 60, 40]) {
        await expect(decodePicture(full.subarray(0, length))).rejects.toThrow(
          /^The HEIC picture cannot be read\. .*JPEG/,
        )
      }
    },
  )
})
