import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import type { Post } from '@/lib/contract/posts/post'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { resetRateLimits } from '../api/access/rate-limits'
import { database } from '../db/open/connect'
import { storeReading } from '../products/write-product'
import { addPicture } from '../pictures/add-picture'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'focal-'))
  vi.stubEnv('DATA_DIR', folder)
})
beforeEach(resetRateLimits)
afterAll(() => removeFolder(folder))

const FOCUS = { x: 20, y: 75 }
const nameOf = (url: string) => path.basename(url, '.webp')
const describePicture = (url: string, body: object) =>
  call('PUT', `/admin/pictures/${nameOf(url)}`, { body, as: ADMIN })
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`)).data.post

onEachEngine((engine) => {
  let made = engine === 'embedded' ? 0 : 100
  const upload = async () =>
    addPicture(
      await database(),
      await sharp({ create: { width: 400, height: 300, channels: 3, background: `rgb(${(made += 1)}, 9, 9)` } })
        .png()
        .toBuffer(),
    )

  test('posts without a focal point are as they were before there were any', async () => {
    const { id } = await makePost({ previewImage: await upload() })
    expect(await read(id)).not.toHaveProperty('previewImageFocus')
  })

  test('a focal point is in every response that shows its picture, until it is removed', async () => {
    const [preview, social] = [await upload(), await upload()]
    const { id } = await makePost({ title: 'Oak wall', previewImage: preview, seo: { image: social } })
    expect(await describePicture(preview, { focus: FOCUS })).toMatchObject({ message: 'Focal point saved' })
    await describePicture(social, { focus: { x: 0, y: 100 }, alt: 'A saw' })
    expect(await read(id)).toMatchObject({ previewImageFocus: FOCUS, socialImageFocus: { x: 0, y: 100 } })
    const { posts } = (await call('GET', '/curated-posts?status=published')).data as unknown as { posts: Post[] }
    expect(posts.find((post) => post.id === id)).toMatchObject({ previewImageFocus: FOCUS })
    expect(posts.find((post) => post.id === id)).not.toHaveProperty('socialImageFocus')
    const found = await call('GET', `/admin/pictures/${nameOf(social)}`, { as: ADMIN })
    expect(found.data).toMatchObject({ picture: { url: social, alt: 'A saw', focus: { x: 0, y: 100 } } })

    expect(await describePicture(preview, { focus: null })).toMatchObject({ message: 'Focal point removed' })
    expect(await read(id)).not.toHaveProperty('previewImageFocus')
  })

  test('the images of products have the focal points of their pictures', async () => {
    const url = await upload()
    await describePicture(url, { focus: FOCUS })
    const images = [{ ...READING.images[0], url: null, uploaded_url: url }, READING.images[1]]
    const { product } = await storeReading(await database(), { ...READING, key: url, images } as typeof READING)
    const { id } = await makePost({ products: [{ product_id: product.product_id }] })
    const [first, second] = (await read(id)).products[0]?.images ?? []
    expect(first).toMatchObject({ uploaded_url: url, focus: FOCUS })
    expect(second).not.toHaveProperty('focus')
  })

  test('a post that is sent back with its focal point does not store it', async () => {
    const url = await upload()
    await describePicture(url, { focus: FOCUS })
    const post = await makePost({ previewImage: url })
    const sent = { ...(await read(post.id)), previewImageFocus: { x: 1, y: 1 } }
    expect(await call('PUT', `/curated-posts/${post.id}`, { body: sent, as: ADMIN })).toMatchObject({ status: 200 })
    expect(await read(post.id)).toMatchObject({ previewImageFocus: FOCUS })
  })

  test.each([[{ focus: { x: 101, y: 0 } }], [{ focus: { x: 1.5, y: 0 } }], [{ focus: 'middle' }], [{}]])(
    'the focal point %j is refused, and the picture stays as it is',
    async (body) => {
      const url = await upload()
      await describePicture(url, { focus: FOCUS })
      expect(await describePicture(url, body)).toMatchObject({ status: 400 })
      const found = await call('GET', `/admin/pictures/${nameOf(url)}`, { as: ADMIN })
      expect(found.data).toMatchObject({ picture: { focus: FOCUS } })
    },
  )

  test('only the administrator reads a picture of the library, which must be there', async () => {
    const url = await upload()
    expect(await call('GET', `/admin/pictures/${nameOf(url)}`)).toMatchObject({ status: 401 })
    expect(await call('GET', `/admin/pictures/${'0'.repeat(24)}_10x10_clear`, { as: ADMIN })).toMatchObject({
      status: 404,
    })
  })
})
