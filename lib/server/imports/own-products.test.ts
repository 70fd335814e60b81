import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '@/lib/testing/database'
import { removeFolder } from '@/lib/testing/remove-folder'
import { database } from '../db/open/connect'
import { imports } from '../db/schema/import-schema'
import { products } from '../db/schema/post-schema'
import { folderStore } from '../images/picture-store'
import { ImportPictures } from './convert/import-pictures'
import { createImport } from './state/import-rows'
import { storeOwnProducts } from './own'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-products-'))
})
afterAll(() => removeFolder(folder))

/** Brings products in with an import of a state. @returns the ids stored */
async function bring(ids: string[], state: 'running' | 'undone'): Promise<string[]> {
  const on = await database()
  const { id: importId } = await createImport(on, { name: 'export', files: [], state })
  const store = folderStore(path.join(folder, 'pictures'))
  const pictures = new ImportPictures({
    fetch: () => Promise.resolve(null),
    store,
    folder: null,
    site: '',
    onStored: () => Promise.resolve(),
  })
  async function* exported() {
    for (const product_id of ids)
      yield { product_id, name: 'Saw', product_url: `https://shop.example/${encodeURIComponent(product_id)}` }
  }
  await storeOwnProducts(on, { importId, pictures }, exported())
  return (await on.select({ id: products.id }).from(products)).map(({ id }) => id)
}

onEachEngine(() => {
  beforeEach(async () => {
    for (const table of [products, imports]) await (await database()).delete(table)
  })

  test('a product with an id that no block and no file can have does not come in', async () => {
    expect(await bring(['../../evil', 'a/b', 'x'.repeat(65), 'saw-1'], 'running')).toEqual(['saw-1'])
  })

  test('products of an import that was undone meanwhile do not come in', async () => {
    expect(await bring(['saw-1'], 'undone')).toEqual([])
  })
})
