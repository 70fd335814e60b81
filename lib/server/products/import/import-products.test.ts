import { beforeEach, expect, test, vi } from 'vitest'
import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from '@/lib/contract/products/product-import'
import { resetRateLimits } from '../../api/access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, type Answer, call } from '../../../testing/api'
import { onEachEngine } from '../../../testing/database'
import { repeats } from '../../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

type Imported = Answer & { status: number; data: { report: ImportReport } }

/** Several batches, and more rows than a report lists. */
const ROWS = repeats({ short: 1_100, long: MAX_IMPORT_ROWS })
const COLUMNS = { name: 0, product_url: 1, price: 2, upc: 3, sku: 4 }
const importCsv = (csv: string, more: object = {}, as: string | null = ADMIN) =>
  call('POST', '/admin/products/import', { body: { csv, columns: COLUMNS, ...more }, as }) as Promise<Imported>
const stored = async () => (await call('GET', '/admin/products', { as: ADMIN })).data.pagination.total
const file = (...rows: string[]) => ['Title;Link;Price;Barcode;Item', ...rows].join('\n')

onEachEngine((engine) => {
  const shop = `https://www.${engine}.example`

  test('a dry run counts new, known and wrong rows and stores nothing; the import then stores the new ones', async () => {
    const { product } = (
      await call('POST', '/admin/products', {
        body: { fields: { name: 'Known saw', product_url: `${shop}/saw`, upc: '012345678905', sku: 'S-1' } },
        as: ADMIN,
      })
    ).data
    const csv = file(
      `Drill;${shop}/drill;"1.299,95 €";;`,
      `Saw;${shop}/saw?utm_source=mail;10;;`,
      '',
      `Saw by its barcode;${shop}/other;10;12345678905;`,
      `Saw by its number;${shop}/another;10;;S-1`,
      `Drill again;${shop}/drill;10;;`,
      `;${shop}/nameless;10;;`,
      `Hose;no address;10;;`,
      `Rake;${engine}.example/rake;call us;;`,
      `Spade;${engine}.example/spade;$12;;`,
    )
    const { data, ...answer } = await importCsv(csv, { dry_run: true })
    expect([answer.status, answer.message]).toEqual([200, 'The file was checked; nothing was stored'])
    expect(data.report).toEqual({
      new_count: 2,
      known_count: 3,
      wrong_count: 4,
      known: [
        { row: 3, product_id: product.product_id, name: 'Known saw', same: 'address' },
        { row: 5, product_id: product.product_id, name: 'Known saw', same: 'gtin' },
        { row: 6, product_id: product.product_id, name: 'Known saw', same: 'sku' },
      ],
      wrong: [
        { row: 7, reason: 'It is the same product as in row 2' },
        { row: 8, reason: 'Name is missing' },
        { row: 9, reason: 'Address in the shop must be an http or https address' },
        { row: 10, reason: 'Price “call us” is not an amount' },
      ],
    })
    expect(await stored()).toBe(1)

    const done = await importCsv(csv)
    expect(done.message).toBe('2 products added; 3 were there already; 4 wrong rows left out')
    const { products } = (await call('GET', '/admin/products?sort=newest', { as: ADMIN })).data
    expect(products.map(({ name, price, currency, product_url }) => [name, price, currency, product_url])).toEqual([
      ['Drill', 1299.95, 'EUR', `${shop}/drill`],
      ['Spade', 12, 'USD', `https://${engine}.example/spade`],
      ['Known saw', null, 'USD', `${shop}/saw`],
    ])
    expect((await importCsv(csv)).message).toBe('0 products added; 6 were there already; 3 wrong rows left out')
  })

  // The test of undoing imports several batches on both.
  if (engine === 'embedded')
    test(`${ROWS} rows of which some are wrong are stored at once`, { timeout: 120_000 }, async () => {
      const before = await stored()
      const rows = Array.from({ length: ROWS }, (_, at) =>
        at % 100 === 7 ? `Wrong ${at};nowhere;1;;` : `Thing ${at};${shop}/thing-${at};${at}.50;;`,
      )
      const wrong = ROWS / 100
      const { data, status } = await importCsv(file(...rows))
      expect(status).toBe(200)
      expect(data.report).toMatchObject({ new_count: ROWS - wrong, known_count: 0, wrong_count: wrong })
      expect(data.report.wrong[0]).toEqual({ row: 9, reason: 'Address in the shop must be an http or https address' })
      expect(await stored()).toBe(before + ROWS - wrong)
      const again = await importCsv(file(...rows), { dry_run: true })
      expect(again.data.report).toMatchObject({ new_count: 0, known_count: ROWS - wrong, wrong_count: wrong })
      expect(again.data.report.known).toHaveLength(1_000)
    })

  test('a file that cannot be imported says why, and nothing is stored', async () => {
    const before = await stored()
    const issues = async (csv: string, more: object = {}) => {
      const { status, issues: found } = await importCsv(csv, more)
      return [status, found?.[0]?.path, found?.[0]?.message]
    }
    expect(await issues('Title;Link\n\n')).toEqual([400, 'csv', 'holds no products below its heading'])
    expect(await issues(file(...Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, at) => `A;${shop}/${at}`)))).toEqual([
      400,
      'csv',
      'holds 10,001 products, and 10,000 are the limit: split it into several files',
    ])
    expect(await issues('Title\nSaw')).toEqual([400, 'csv', 'has no heading with the names of columns'])
    expect(await issues(file('A;b'), { columns: { name: 0 } })).toEqual([
      400,
      'columns.product_url',
      'must be the number of a column, counted from 0',
    ])
    expect((await importCsv('x'.repeat(MAX_IMPORT_LENGTH + 1))).status).toBe(400)
    expect((await importCsv('x'.repeat(13 * 1024 * 1024))).status).toBe(413)
    expect((await importCsv(file('A;b'), {}, null)).status).toBe(401)
    expect(await stored()).toBe(before)
  })

  test('an open quotation mark and a negative price are wrong rows, and those below are read', async () => {
    const csv = file(
      `Fine;${shop}/fine;1;;`,
      `Less;${shop}/less;-5;;`,
      `Open;${shop}/open;"1;;`,
      `Lost;${shop}/lost;1;;`,
    )
    const { report } = (await importCsv(csv, { dry_run: true })).data
    expect([report.new_count, report.wrong]).toEqual([
      2,
      [
        { row: 3, reason: 'Price “-5” is not an amount' },
        { row: 4, reason: 'A quotation mark is not closed' },
      ],
    ])
  })
})
