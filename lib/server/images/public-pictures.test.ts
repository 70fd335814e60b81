import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { GET } from '@/app/uploads/[file]/route'
import { storedPicture } from '@/lib/format/pictures'
import { imageData } from '@/lib/seo/structured-data/site-data'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { contentSecurityPolicy } from '../http/responses/content-security-policy'
import { renderContent } from '../content/render-content'
import { database, useConnection } from '../db/open/connect'
import { openTestDatabase } from '../../testing/database'
import { readFeed } from '../pages/feeds/read-feed'
import { readSitemap } from '../pages/sitemap'
import { readCardPicture } from '../pages/social/social-image'
import { READING } from '../../testing/samples/product-reading'
import { storeReading } from '../products/write-product'
import { listSaved, saveItem } from '../visitors/saved-items'
import { startBucket } from '../../testing/servers/bucket'
import '../../testing/provide-site-api'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let folder = ''
let server: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-pictures-'))
  server = await startBucket(folder)
  for (const [name, value] of Object.entries({ ...server.settings, S3_PUBLIC_URL: server.publicUrl }))
    vi.stubEnv(name, value)
  await useConnection(await openTestDatabase('embedded'))
})
afterAll(async () => {
  await useConnection(null)
  await server.close()
  await removeFolder(folder)
})

async function upload(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 450, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('image', new File([new Uint8Array(bytes)], 'wall.png', { type: 'image/png' }))
  body.set('postId', 'draft-1')
  const answer = await call('POST', '/curated-posts/upload-image', { body, as: ADMIN })
  expect(answer, answer.message).toMatchObject({ status: 200 })
  return answer.data.url
}
const ask = (name: string) =>
  GET(new Request(`http://site.test/uploads/${name}`), { params: Promise.resolve({ file: name }) } as never)

test('visitors get picture addresses of the bucket, the editor gets those of the site', async () => {
  const [cover, inside] = [await upload('teal'), await upload('plum')]
  const [publicCover, publicInside] = [cover, inside].map((address) => address.replace('/uploads', server.publicUrl))
  const content = `<p>See /uploads/x.webp</p><img src="${inside}" alt="" />`
  const { id } = await makePost({ title: 'Teal wall', previewImage: cover, content })

  const mine = (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
  expect([mine.previewImage, mine.content]).toEqual([cover, content])
  const post = (await call('GET', `/curated-posts/${id}`)).data.post
  expect(post.previewImage).toBe(publicCover)
  expect(post.content).toBe(content.replace(inside, publicInside ?? ''))
  expect((await call('GET', '/curated-posts?status=published')).data.posts[0]?.previewImage).toBe(publicCover)

  const { srcSet, width } = storedPicture(post.previewImage) ?? {}
  expect([srcSet?.split(', ').every((copy) => copy.startsWith(`${server.publicUrl}/`)), width]).toEqual([true, 900])
  expect(renderContent(post.content).html).toContain(`srcset="${publicInside?.replace('.webp', '_320.webp')} 320w`)
  expect(imageData(post.previewImage, 'https://site.test')).toMatchObject({ url: publicCover, width: '900' })
  for (const file of ['feed.xml', 'atom.xml', 'feed.json'] as const) {
    const feed = (await readFeed('all', file)) ?? ''
    for (const address of [publicCover, publicInside]) expect(feed, file).toContain(address)
  }
  expect(await readSitemap('posts-1.xml')).toContain(`<image:loc>${publicCover}</image:loc>`)
  expect(contentSecurityPolicy([])).toMatch(/img-src \* /)
})

test('every picture that an answer names for visitors has its address in the bucket', async () => {
  const [cover, social, face, tool] = [
    await upload('gold'),
    await upload('gray'),
    await upload('pink'),
    await upload('tan'),
  ]
  await call('PUT', '/admin/authors/ann', {
    body: { name: 'Ann', bio: '', picture: face, links: [] },
    as: ADMIN,
  })
  const images = [{ ...READING.images[0], url: null, uploaded_url: tool }]
  const { product } = await storeReading(await database(), { ...READING, images } as typeof READING)
  const linked = [product.product_id]
  const fields = {
    title: 'Golden gate',
    previewImage: cover,
    seo: { image: social },
    author_id: 'ann',
    products: linked,
  }
  const { id } = await makePost(fields)
  const [publicCover, publicSocial, publicFace, publicTool] = [cover, social, face, tool].map((address) =>
    address.replace('/uploads', server.publicUrl),
  )

  const post = (await call('GET', `/curated-posts/${id}`)).data.post
  expect([post.previewImage, post.seo?.image, post.author?.picture]).toEqual([publicCover, publicSocial, publicFace])
  expect(post.products[0]?.images[0]?.uploaded_url).toBe(publicTool)
  const { data: suggested } = await call('GET', '/data/suggestions?q=golden')
  expect(suggested.posts).toMatchObject([{ id, picture: publicCover }])
  expect((await call('GET', '/data/suggestions?q=cordless')).data.products).toMatchObject([{ picture: publicTool }])
  await saveItem(await database(), 'ann', 'post', id)
  expect(await listSaved(await database(), 'ann')).toMatchObject({ posts: [{ id, previewImage: publicCover }] })
  const work = { id, content: `<img src="${cover}" alt="">`, products: linked }
  const preview = (await call('POST', '/admin/posts/preview', { body: work, as: ADMIN })).data
  expect(preview).toMatchObject({ body: { html: expect.stringContaining(`src="${publicCover}"`) } })
  expect(preview.post.products).toEqual(post.products)

  const own = (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
  expect([own.previewImage, own.seo?.image, own.author?.picture]).toEqual([cover, social, face])
  expect(own.products[0]?.images[0]?.uploaded_url).toBe(tool)
})

test('pictures in the bucket exist, are immutable for caches, and are used for social cards', async () => {
  const address = await upload('olive')
  const name = path.basename(address)
  const answer = await ask(name)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${server.publicUrl}/${name}`])
  const there = await fetch(answer.headers.get('location') ?? '')
  expect([there.status, there.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(await there.arrayBuffer()).metadata()).width).toBe(900)
  for (const shown of [address, `${server.publicUrl}/${name}`]) {
    expect((await sharp((await readCardPicture(shown)) ?? undefined).metadata()).width).toBe(900)
  }
})

test('while the bucket is unreachable, uploads are refused with a message and Retry-After', async () => {
  server.setAway(true)
  const body = new FormData()
  body.set(
    'image',
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        ),
      ],
      'red.png',
      { type: 'image/png' },
    ),
  )
  body.set('postId', 'draft-1')
  expect(await call('POST', '/curated-posts/upload-image', { body, as: ADMIN })).toMatchObject({
    status: 503,
    message: 'The pictures cannot be reached at the moment',
  })
  server.setAway(false)
})

test('through the site, pictures are immutable for caches; missing pictures and failures are not cached', async () => {
  const name = path.basename(await upload('navy'))
  vi.resetModules()
  vi.stubEnv('S3_PUBLIC_URL', '')
  const { GET: get } = await import('@/app/uploads/[file]/route')
  const through = (file: string) =>
    get(new Request(`http://site.test/uploads/${file}`), { params: Promise.resolve({ file }) } as never)
  const there = await through(name)
  expect([there.status, there.headers.get('cache-control'), there.headers.get('content-type')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'image/webp',
  ])
  expect((await sharp(await there.arrayBuffer()).metadata()).width).toBe(900)
  for (const missing of [`${'0'.repeat(24)}_9x9_000000.webp`, 'other.txt'])
    expect((await through(missing)).status).toBe(404)
  server.setAway(true)
  const away = await through(name)
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  server.setAway(false)
  expect((await through(name)).status).toBe(200)
})
