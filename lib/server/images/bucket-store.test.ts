import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { type Bucket, bucketStore } from '@/lib/server/images/bucket'
import { folderStore } from './picture-store'
import { storePicture } from './store-picture'
import type { PictureStore } from './stored-pictures'
import { startBucket } from '../../testing/servers/bucket'

const NAME = `${'a'.repeat(24)}_20x10_ffffff.webp`
const namesIn = async (store: PictureStore) => {
  const names: string[] = []
  for await (const name of store.names()) names.push(name)
  return names.sort()
}

let folder = ''
let server: Awaited<ReturnType<typeof startBucket>>
let bucket: Bucket
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  server = await startBucket(path.join(folder, 's3'))
  bucket = server.bucket
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

test('a picture can be stored, found, listed, read byte for byte and deleted', async () => {
  const store = bucketStore(bucket)
  const bytes = Uint8Array.from({ length: 3_000 }, (_, at) => at % 256)
  expect([await store.about(NAME), await store.get(NAME), await namesIn(store)]).toEqual([null, null, []])
  await store.put(NAME, bytes)
  expect([(await store.about(NAME))?.size, await store.get(NAME), await namesIn(store)]).toEqual([3_000, bytes, [NAME]])
  await store.remove(NAME)
  await store.remove(NAME)
  expect(await store.about(NAME)).toBeNull()
  await expect(store.get('../secret')).rejects.toThrow('is not the name of a picture')
  expect(server.refused).toEqual([])
})

test('a picture and its copies are the same in the bucket as in a folder', async () => {
  const [inFolder, inBucket] = [folderStore(path.join(folder, 'pictures')), bucketStore(bucket)]
  const { data } = await sharp({ create: { width: 900, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer({ resolveWithObject: true })
  for (const store of [inFolder, inBucket]) await storePicture(data, store)
  const names = await namesIn(inFolder)
  expect(await namesIn(inBucket)).toEqual(names)
  for (const name of names)
    expect(Buffer.from((await inBucket.get(name)) ?? [])).toEqual(Buffer.from((await inFolder.get(name)) ?? []))
})

test('a missing bucket or a wrong key stops the start with a message', async () => {
  const start = async (changed: Record<string, string>) => {
    vi.resetModules()
    for (const [name, value] of Object.entries({ ...server.settings, ...changed })) vi.stubEnv(name, value)
    return (await import('@/lib/server/images/bucket')).checkBucket()
  }
  await expect(start({})).resolves.toBeUndefined()
  await expect(start({ S3_BUCKET: 'another' })).rejects.toThrow('There is no bucket another at S3_ENDPOINT.')
  await expect(start({ S3_ACCESS_KEY_ID: 'another' })).rejects.toThrow(/^The bucket pictures refuses S3_ACCESS_KEY_ID/)
  await expect(start({ S3_SECRET_ACCESS_KEY: 'another' })).rejects.toThrow(
    /^The bucket pictures refuses S3_ACCESS_KEY_ID/,
  )
})

test('every request is signed: a wrong secret can do nothing', async () => {
  const thief = bucketStore({ ...bucket, secretAccessKey: 'a guess' })
  const before = server.refused.length
  await bucketStore(bucket).put(NAME, new Uint8Array([1]))
  for (const ask of [
    () => thief.get(NAME),
    () => thief.put(NAME, new Uint8Array([2])),
    () => namesIn(thief),
    () => thief.remove(NAME),
  ]) {
    await expect(ask()).rejects.toMatchObject({
      name: 'PicturesAwayError',
      message: expect.stringContaining('The bucket pictures cannot be reached, or refuses'),
    })
  }
  expect(server.refused.length).toBe(before + 4)
  expect(await bucketStore(bucket).get(NAME)).toEqual(new Uint8Array([1]))
  await bucketStore(bucket).remove(NAME)
})
