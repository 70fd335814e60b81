import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { IMPORT_FIELDS, type ImportColumns } from '@/lib/contract/products/product-import'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { database } from '../../db/open/connect'
import { exportProducts } from '../../ops/export/export-products'
import { deleteUnused } from '../delete-products'
import { readImportRows } from './import-products'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

test('an apostrophe is taken off only where it keeps a spreadsheet from reading a formula', async () => {
  const names = ["'=Saw", "'+Saw", "'-Saw", "'@Saw", "'\tSaw", "''=Saw", "'s-Gravenhage saw", "Saw '=1", "'"]
  const csv = ['Name;Link', ...names.map((name, at) => `${name};https://shop.example/${at}`)].join('\n')
  const rows = await readImportRows(csv, { name: 0, product_url: 1 }, 'USD')
  expect(rows.map((row) => 'product' in row && row.product.name)).toEqual([
    '=Saw',
    '+Saw',
    '-Saw',
    '@Saw',
    'Saw',
    "''=Saw",
    "'s-Gravenhage saw",
    "Saw '=1",
    "'",
  ])
})

onEmbedded((engine) => {
  test('exported products come back as they were', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'products-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const fields = {
      name: '=Saw "240"',
      product_url: `https://${engine}.example/saw`,
      price: 12.5,
      original_price: 20,
      currency: 'EUR',
      brand: '@home',
      description: '- Sharp\n- Light',
      sku: '-7',
      model_number: '+49',
      upc: '4006381333931',
    }
    const added = (await call('POST', '/admin/products', { body: { fields }, as: ADMIN })).data.product
    const db = await database()
    await exportProducts(db, folder, { asJson: false, onProduct: () => {} })
    await deleteUnused(db, [added.product_id])

    const csv = await readFile(path.join(folder, 'products.csv'), 'utf8')
    const heading = csv.split('\r\n')[0]?.split(',') ?? []
    const columns: ImportColumns = Object.fromEntries(
      heading.map((name, at) => [name, at] as const).filter(([name]) => name in IMPORT_FIELDS),
    )
    const body = { csv, columns }
    expect(await call('POST', '/admin/products/import', { body, as: ADMIN })).toMatchObject({ status: 200 })
    const [listed] = (await call('GET', '/admin/products', { as: ADMIN })).data.products
    const { data } = await call('GET', `/admin/products/${listed?.product_id}`, { as: ADMIN })
    expect(data.product).toMatchObject(fields)
  })
})
