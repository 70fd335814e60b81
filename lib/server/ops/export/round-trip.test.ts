import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postCreateSchema } from '@/lib/contract/posts/post'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openTestDatabase } from '@/lib/testing/database'
import { importFiles } from '@/lib/testing/samples/import-files'
import { authors } from '../../db/schema/author-schema'
import type { Connection } from '../../db/open/connection'
import { importedItems } from '../../db/schema/import-schema'
import { pictures as library } from '../../db/schema/picture-schema'
import { redirects } from '../../db/schema/redirect-schema'
import { posts, products } from '../../db/schema/post-schema'
import { folderStore } from '../../images/picture-store'
import { storePicture } from '../../images/store-picture'
import { undoImport } from '../../imports/undo-import'
import { saveAuthor } from '../../posts/authors'
import { setPlan } from '../../posts/plans/post-plans'
import { changePost, createPost } from '../../posts/write-post'
import { createProduct } from '../../products/create-product'
import { createRedirect } from '../../redirects/redirect-rows'
import { exportSite } from './export-site'

vi.stubEnv('SITE_URL', 'https://new.example')
let folder = ''
let [site, other] = [] as unknown as [Connection, Connection]
const storeOf = (name: string) => folderStore(path.join(folder, name))

/** A kit, a comparison and a product card. */
const blocksWith = (product: string) =>
  `<p data-product="${product}"><a href="https://shop.example/saw">Saw</a></p><table data-compare=""><tbody><tr><th></th><th data-product="${product}">Saw</th></tr><tr><th>Teeth</th><td>24</td></tr></tbody></table>`

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'round-trip-'))
  ;[site, other] = [await openTestDatabase('embedded'), await openTestDatabase('embedded')]
  const pictureOf = async (background: string) => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
    return storePicture(bytes, storeOf('pictures'))
  }
  const [picture, unused] = [await pictureOf('#336699'), await pictureOf('#996633')]
  const imageAt = (url: string) => ({
    uploaded_url: url,
    url: null,
    cdn_url: null,
    source_url: null,
    alt_text: 'Saw',
    is_primary: true,
  })
  const saw = await createProduct(site.database, {
    name: 'Saw',
    product_url: 'https://shop.example/saw',
    price: 19.99,
    currency: 'EUR',
    images: [imageAt(picture)],
    specifications: { Teeth: '24' },
  })
  const aside = { name: '=Unused', product_url: 'https://shop.example/unused', images: [imageAt(unused)] }
  await createProduct(site.database, aside)
  const author = { name: 'Ann', bio: 'Saws', picture: await pictureOf('#669933'), links: ['https://ann.example'] }
  await saveAuthor(site.database, 'ann', author)
  const input = {
    author_id: 'ann',
    title: 'Saw a board',
    summary: 'Short',
    status: 'published',
    isHighlighted: true,
    previewImage: picture,
    content: `${blocksWith(saw.product_id)}<h2>Cut</h2><p>H<sub>2</sub>O, ${saw.product_id}</p><figure><img src="${picture}" alt="Saw"><figcaption>Ours</figcaption></figure>`,
    categories: ['Hand Tools'],
    tags: ['oak'],
    products: [saw.product_id],
    seo: { slug: 'saw-it', title: 'S', canonical: 'https://first.example/saw', noindex: true },
  }
  await createPost(site.database, postCreateSchema.parse(input))
  const name = /([^/]+)\.webp$/.exec(picture)?.[1] ?? ''
  await site.database
    .insert(library)
    .values({ name, size: 1, alt: 'A saw', focus: { x: 20, y: 70 }, uploadedAt: new Date() })
  await createPost(site.database, postCreateSchema.parse({ title: 'A draft', summary: 'x' }))
  const [draft] = await site.database.select({ id: posts.id }).from(posts).where(eq(posts.title, 'A draft'))
  const times = { publish_at: '2040-01-02T03:04:05.000Z', unpublish_at: '2041-01-02T03:04:05.000Z' }
  await setPlan(site.database, draft?.id ?? '', times, null)
  // Of an earlier title.
  await site.database.update(posts).set({ slug: 'first-title' }).where(eq(posts.title, 'A draft'))
  await createRedirect(site.database, { from: '/old', to: '/curated-posts/x', status: 302 })
  await createRedirect(site.database, { from: '/gone', to: null, status: 410 })
  await exportSite(site.database, storeOf('pictures'), path.join(folder, 'export'), 'json')
})
afterAll(async () => {
  await Promise.all([site.close(), other.close()])
  await removeFolder(folder)
})

async function importInto({ database }: Connection, file: string, pictures = 'other-pictures', overwrite = false) {
  const scratch = await mkdtemp(path.join(folder, 'scratch-'))
  const value = { fetch: () => Promise.resolve(null), store: storeOf(pictures) }
  return importFiles(database, { file, uploads: null, scratch }, { pictures: value, options: { overwrite } })
}
const sumsOf = (name: string) => readFile(path.join(folder, name, 'SHA256SUMS'), 'utf8')

test('an export as JSON, imported elsewhere, gives the same site: its own export has the same checksums', async () => {
  const { posts: reports, importId } = await importInto(other, path.join(folder, 'export'))
  expect(reports.map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['new', []],
    ['new', []],
  ])
  await exportSite(other.database, storeOf('other-pictures'), path.join(folder, 'again'), 'json')
  expect(await sumsOf('again')).toBe(await sumsOf('export'))
  const again = await importInto(other, path.join(folder, 'export'))
  expect(again.posts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])

  const [saw] = (await other.database.select().from(library)).filter(({ alt }) => alt)
  expect(saw).toMatchObject({ alt: 'A saw', focus: { x: 20, y: 70 } })
  const imported = await other.database.select().from(importedItems)
  expect(imported.map(({ kind }) => kind).sort()).toEqual([
    ...['author', 'picture', 'picture', 'picture', 'product', 'product'],
  ])
  await undoImport(other.database, importId ?? '')
  for (const table of [posts, products, redirects, authors])
    expect(await other.database.select().from(table)).toEqual([])
  expect((await other.database.select().from(library)).filter(({ removedAt }) => !removedAt)).toEqual([])
})

test('blocks name a product of the export by the id of the one that is here already', async () => {
  const here = await createProduct(other.database, { name: 'My saw', product_url: 'https://shop.example/saw' })
  const { importId } = await importInto(other, path.join(folder, 'export'))
  const [post] = (await other.database.select().from(posts)).filter(({ title }) => title === 'Saw a board')
  expect(post?.content.match(/data-product="([^"]+)"/g)).toEqual(Array(2).fill(`data-product="${here.product_id}"`))
  const [saw] = (await site.database.select().from(products)).filter(({ name }) => name === 'Saw')
  expect(post?.content).toContain(`O, ${saw?.id}</p>`)
  await undoImport(other.database, importId ?? '')
  expect((await other.database.select().from(products)).map(({ name }) => name)).toEqual(['My saw'])
  await other.database.delete(products)
})

test('an export is imported into its own site without a change', async () => {
  const { posts: reports } = await importInto(site, path.join(folder, 'export'), 'pictures')
  expect(reports.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  await exportSite(site.database, storeOf('pictures'), path.join(folder, 'own-again'), 'json')
  expect(await sumsOf('own-again')).toBe(await sumsOf('export'))
})

test('undoing an import that overwrote a post of the site leaves the post', async () => {
  const [saw] = (await site.database.select().from(posts)).filter(({ title }) => title === 'Saw a board')
  await changePost(site.database, saw?.id ?? '', { summary: 'Changed here' })
  const { posts: reports, importId } = await importInto(site, path.join(folder, 'export'), 'pictures', true)
  expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['unchanged', 'updated'])
  expect(await undoImport(site.database, importId ?? '')).toEqual({ deleted: 0, changed: 0 })
  const after = await site.database.select().from(posts)
  expect(after.map(({ summary }) => summary).sort()).toEqual(['Short', 'x'])
})

test('an export with a changed, an added or a missing file brings nothing in', async () => {
  const copy = async () => {
    const target = path.join(await mkdtemp(path.join(folder, 'copy-')), 'export')
    await cp(path.join(folder, 'export'), target, { recursive: true })
    return target
  }
  const [changed, added, missing] = [await copy(), await copy(), await copy()]
  await writeFile(path.join(changed, 'redirects.json'), '{}')
  await writeFile(path.join(added, 'posts/evil.json'), '{}')
  await rm(path.join(missing, 'products.csv'))
  const failureOf = (file: string) =>
    importInto(other, file).then(
      () => null,
      (error: Error) => error.message,
    )
  expect(await failureOf(changed)).toBe('The file redirects.json differs from its checksum.')
  expect(await failureOf(added)).toBe('The export has no checksum of posts/evil.json.')
  expect(await failureOf(missing)).toBe('The file products.csv of the export is missing.')
  expect(await other.database.select().from(posts)).toEqual([])
})

test('products are in the export as CSV that spreadsheets cannot run', async () => {
  const lines = (await readFile(path.join(folder, 'export', 'products.csv'), 'utf8')).trim().split('\r\n').sort()
  expect(lines).toHaveLength(3)
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Saw,https:\/\/shop\.example\/saw,19\.99,,EUR,,https:\/\/new\.example\/uploads\/[^,]+\.webp,/,
    ),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^"?'=Unused"?,/))
})
