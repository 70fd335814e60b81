import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import type { LibraryPicture, ReplacedPicture } from '@/lib/contract/pictures/picture-calls'
import { PICTURE_GRACE_DAYS } from '@/lib/contract/pictures/picture-texts'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { database } from '../db/open/connect'
import { pictures } from '../db/schema/picture-schema'
import { pictureStore } from '../images/picture-store'
import { storePicture } from '../images/store-picture'
import { eraseRemoved, findUnlisted } from '../pictures/collect-pictures'
import { storeReading } from '../products/write-product'
import { resetRateLimits } from './access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-'))
  vi.stubEnv('DATA_DIR', folder)
})
beforeEach(resetRateLimits)
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => removeFolder(folder))

const DAY = 86_400_000
const ROOT = '/admin/pictures'

type Listed = { status: number; data: { pictures: LibraryPicture[]; counts: Record<string, number> } }
const list = (query = '') => call('GET', `${ROOT}${query}`, { as: ADMIN }) as unknown as Promise<Listed>
const one = async (name: string, filter = 'all') =>
  (await list(`?filter=${filter}&per_page=100`)).data.pictures.find((picture) => picture.name === name)
const post = (action: string, body: object) => call('POST', `${ROOT}/${action}`, { body, as: ADMIN })
const nameOf = (url: string) => path.basename(url, '.webp')
const bytesOf = (color: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer()

onEachEngine((engine) => {
  let made = engine === 'embedded' ? 0 : 100
  const color = () => `rgb(${(made += 1)}, 90, 140)`
  const upload = async () => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(await bytesOf(color()))], { type: 'image/png' }), 'a.png')
    return (await call('POST', '/curated-posts/upload-image', { body, as: ADMIN })).data.url
  }

  test('an uploaded picture is listed with its size, weight and places', async () => {
    const url = await upload()
    const { id } = await makePost({
      title: 'Oak wall',
      previewImage: url,
      content: `<p>Text</p><img src="${url}" alt="A wall of oak"><p>Text</p>`,
      seo: { image: url },
    })
    const reading = { ...READING, name: 'Oak oil', key: url, images: [{ ...READING.images[0], uploaded_url: url }] }
    const { product } = await storeReading(await database(), reading as typeof READING)
    const listed = await one(nameOf(url))
    expect(listed).toMatchObject({ url, width: 400, height: 300, alt: 'A wall of oak', removed_at: null, use_count: 4 })
    expect(listed?.size).toBeGreaterThan(20)
    expect(listed?.uses).toHaveLength(4)
    for (const place of ['body', 'preview', 'social'])
      expect(listed?.uses).toContainEqual({ place, id, title: 'Oak wall' })
    expect(listed?.uses).toContainEqual({ place: 'product', id: product.product_id, title: 'Oak oil' })
  })

  test('a search finds pictures by alt text and by the post that shows them', async () => {
    const [first, second] = [await upload(), await upload()]
    await makePost({ title: 'Cork floor 100%', previewImage: first })
    await call('PUT', `${ROOT}/${nameOf(second)}`, { body: { alt: 'Birch ply' }, as: ADMIN })
    const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).data.pictures.map(({ name }) => name)
    expect(await found('floor 100%')).toEqual([nameOf(first)])
    expect(await found('birch')).toEqual([nameOf(second)])
    expect(await found('100_')).toEqual([])
  })

  test('only unused pictures are removed, and restored until they are erased', async () => {
    const [used, unused] = [await upload(), await upload()]
    await makePost({ previewImage: used })
    const names = [used, unused].map(nameOf)
    expect(await post('remove', { names })).toMatchObject({
      message: '1 picture removed; 1 is in use and stayed',
      removedNames: [nameOf(unused)],
      usedNames: [nameOf(used)],
    })
    expect(await one(nameOf(unused))).toBeUndefined()
    expect(await one(nameOf(unused), 'removed')).toMatchObject({ url: unused })
    expect(await post('restore', { names })).toMatchObject({ restoredCount: 1 })
    expect(await one(nameOf(unused), 'unused')).toMatchObject({ removed_at: null })
  })

  test('a removed picture is erased with its copies after the period of grace', async () => {
    const url = await upload()
    await post('remove', { names: [nameOf(url)] })
    const store = pictureStore()
    expect(await eraseRemoved(await database(), store)).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (PICTURE_GRACE_DAYS + 1) * DAY })
    expect(await eraseRemoved(await database(), store)).toBe(1)
    expect(await store.about(path.basename(url))).toBeNull()
    expect(await store.about(`${nameOf(url)}_320.webp`)).toBeNull()
    expect(await one(nameOf(url), 'removed')).toBeUndefined()
  })

  test('a removed picture that a post shows again stays, and so does one that is uploaded again', async () => {
    const url = await upload()
    await post('remove', { names: [nameOf(url)] })
    const { id } = await makePost({ content: `<img src="${url}">` })
    expect(await one(nameOf(url), 'used')).toMatchObject({ removed_at: null })
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    expect(await one(nameOf(url), 'unused')).toMatchObject({ use_count: 0, past_count: 1 })
    await post('remove', { names: [nameOf(url)] })
    made -= 1
    expect(await upload()).toBe(url)
    expect(await one(nameOf(url), 'unused')).toMatchObject({ removed_at: null })
  })

  test('pictures from before the library are listed once', async () => {
    const url = await storePicture(await bytesOf(color()), pictureStore())
    await (await database()).delete(pictures)
    expect(await findUnlisted(await database(), pictureStore())).toBeGreaterThan(0)
    expect(await findUnlisted(await database(), pictureStore())).toBe(0)
    expect((await one(nameOf(url)))?.size).toBe((await pictureStore().about(path.basename(url)))?.size)
  })

  test('a picture is replaced everywhere, after a dry run, and the undo restores exactly its places', async () => {
    const [old, by] = [await upload(), await upload()]
    const content = `<img src="${old}" alt="A"><p>x</p><img src="${by}" alt="B"><p>y</p><img src="${old}" alt="C">`
    const { id } = await makePost({ title: 'Both', content, previewImage: old })
    const other = await makePost({ title: 'Social', seo: { image: old } })
    const before = (await call('GET', `/curated-posts/${id}`)).data.post.content
    const replace = async (dry_run: boolean) =>
      (await post(`${nameOf(old)}/replace`, { by: nameOf(by), dry_run })).data as unknown as {
        replaced: ReplacedPicture[]
      }
    const dry = await replace(true)
    expect((await call('GET', `/curated-posts/${id}`)).data.post.content).toBe(before)
    const done = await replace(false)
    expect(done).toEqual(dry)
    expect(done.replaced).toHaveLength(3)
    expect(done.replaced).toContainEqual({ place: 'body', id, title: 'Both', at: [0, 2] })
    const after = (await call('GET', `/curated-posts/${id}`)).data.post
    expect([after.content.includes(nameOf(old)), after.previewImage]).toEqual([false, by])
    const places = done.replaced.map(({ place, id: item, at }) => ({ place, id: item, at }))
    expect(await post(`${nameOf(old)}/undo-replace`, { by: nameOf(by), places })).toMatchObject({
      message: 'Picture restored in 3 places',
    })
    const restored = (await call('GET', `/curated-posts/${id}`)).data.post
    expect([restored.content, restored.previewImage]).toEqual([before, old])
    expect((await call('GET', `/curated-posts/${other.id}`)).data.post.seo?.image).toBe(old)
  })

  test('a picture that is not there, and the same one, cannot replace another', async () => {
    const url = await upload()
    const missing = `${'0'.repeat(24)}_10x10_clear`
    expect(await post(`${nameOf(url)}/replace`, { by: missing })).toMatchObject({ status: 404 })
    expect(await post(`${nameOf(url)}/replace`, { by: nameOf(url) })).toMatchObject({ status: 400 })
    expect(await call('PUT', `${ROOT}/${missing}`, { body: { alt: '' }, as: ADMIN })).toMatchObject({ status: 404 })
    expect(await call('GET', ROOT)).toMatchObject({ status: 401 })
  })
})
