import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postCreateSchema } from '@/lib/contract/posts/post'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openTestDatabase } from '@/lib/testing/database'
import { importFiles } from '@/lib/testing/samples/import-files'
import type { Connection } from '../../db/open/connection'
import { folderStore } from '../../images/picture-store'
import { createPost } from '../../posts/write-post'
import { createProduct } from '../../products/create-product'
import { everyPost } from './every-post'
import { exportSite } from './export-site'

vi.stubEnv('SITE_URL', 'https://new.example')
const CONTENT = '<p>Saw along the line.</p>'
let folder = ''
let connections: Connection[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wxr-products-'))
  connections = [await openTestDatabase('embedded'), await openTestDatabase('embedded')]
})
afterAll(async () => {
  await Promise.all(connections.map((each) => each.close()))
  await removeFolder(folder)
})

async function contentsOf({ database }: Connection) {
  const found = []
  for await (const { content, summary, products } of everyPost(database))
    found.push({ content, summary, products: products.map(({ name, product_url: url }) => [name, url]) })
  return found
}

test('featured products of an export for WordPress come back as such, and their list does not stay in the text', async () => {
  const [site, other] = connections as [Connection, Connection]
  const expectedValue = [
    ['Saw & <square>', 'https://shop.example/saw?a=1&b=2'],
    ['Clamp', 'https://shop.example/clamp'],
  ]
  const ids: string[] = []
  for (const [name = '', url = ''] of expectedValue)
    ids.push((await createProduct(site.database, { name, product_url: url })).product_id)
  const post = { title: 'Saw a board', summary: 'Short', content: CONTENT, products: ids, status: 'published' }
  await createPost(site.database, postCreateSchema.parse(post))
  const store = folderStore(path.join(folder, 'pictures'))
  await exportSite(site.database, store, path.join(folder, 'export'), 'wordpress')
  const file = path.join(folder, 'export/wordpress.xml')
  expect(await readFile(file, 'utf8')).toContain('<h2>Featured products</h2>')
  const pictures = { fetch: () => Promise.resolve(null), store }
  for (const target of [other, site]) {
    const files = { file, uploads: null, scratch: path.join(folder, 'scratch') }
    const { posts } = await importFiles(target.database, files, { pictures })
    expect(posts).toMatchObject([{ outcome: 'new', notes: [] }])
  }
  const expected = { content: CONTENT, summary: 'Short', products: expectedValue }
  expect(await contentsOf(other)).toEqual([expected])
  expect(await contentsOf(site)).toEqual([expected, expected])
})
