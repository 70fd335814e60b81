import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { PastImport, UndoReport } from '@/lib/contract/imports/import-calls'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEachEngine } from '../../../testing/database'
import { resetRateLimits } from '../../api/access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)
afterEach(() => {
  vi.useRealTimers()
})

const DAY = 86_400_000
const asAdmin = (method: string, path: string, body?: object) => call(method, path, { body, as: ADMIN })
const importCsv = (csv: string, more: object = {}) =>
  asAdmin('POST', '/admin/products/import', { csv, columns: { name: 0, product_url: 1 }, ...more })
const pastImports = async () =>
  ((await asAdmin('GET', '/admin/product-imports')).data as unknown as { imports: PastImport[] }).imports
const undo = async (id: string, body: object = {}) => {
  const answer = await asAdmin('POST', `/admin/product-imports/${id}/undo`, body)
  return { ...answer, undone: (answer.data as unknown as { undone: UndoReport } | undefined)?.undone }
}
const named = async (word: string) =>
  (await asAdmin('GET', `/admin/products?q=${word}&sort=name`)).data.products.map(({ name, product_id }) => ({
    name,
    id: product_id,
  }))

onEachEngine((engine) => {
  const file = (word: string, count: number) =>
    [
      'Name;Link',
      ...Array.from({ length: count }, (_, at) => `${word} ${at};https://${engine}.example/${word}/${at}`),
    ].join('\n')

  test('undoing an import removes what it added, except what is used or was changed since', async () => {
    await importCsv(file('sickle', 1))
    await importCsv(file('sickle', 6), { name: 'tools.csv' })
    const products = await named('sickle')
    const idOf = (at: number) => products.find(({ name }) => name === `sickle ${at}`)?.id ?? ''
    await makePost({ title: 'Mowing', status: 'draft', products: [idOf(1)] })
    await asAdmin('PUT', `/data/products/${idOf(2)}`, { brand: 'Acme' })
    await asAdmin('POST', '/admin/products/batch-archive', { ids: [idOf(3)], archived: true })
    await asAdmin('POST', '/admin/products/batch-delete', { ids: [idOf(4)] })
    const [last, first] = await pastImports()
    expect([last, first]).toMatchObject([
      { name: 'tools.csv', count: 5, undone_at: null },
      { name: null, count: 1, undone_at: null },
    ])
    const expected = { removed_count: 1, used_count: 1, changed_count: 2, gone_count: 1 }
    const looked = await undo(last?.id ?? '', { dry_run: true })
    expect([looked.message, looked.undone]).toMatchObject(['Nothing was removed', expected])
    expect(looked.undone?.stay.map(({ name, why }) => `${name} ${why}`).sort()).toEqual([
      'sickle 1 used',
      'sickle 2 changed',
      'sickle 3 changed',
    ])
    expect(await named('sickle')).toHaveLength(4)

    const done = await undo(last?.id ?? '')
    expect([done.message, done.undone]).toMatchObject(['1 product removed; 3 products stay', expected])
    expect((await named('sickle')).map(({ name }) => name)).toEqual(['sickle 0', 'sickle 1', 'sickle 2'])
    expect((await pastImports())[0]?.undone_at).toEqual(expect.any(String))
    await asAdmin('POST', '/admin/products/batch-restore', { ids: [idOf(5)] })
    expect((await named('sickle')).map(({ name }) => name)).toContain('sickle 5')
  })

  test('a dry run of an import, and one that adds nothing, leave nothing to undo', async () => {
    const before = await pastImports()
    await importCsv(file('trowel', 2), { dry_run: true })
    await importCsv(file('sickle', 1))
    expect(await pastImports()).toEqual(before)
  })

  test('an import can be undone for 30 days', async () => {
    await importCsv(file('dibber', 1))
    const [last] = await pastImports()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY })
    expect(await pastImports()).toEqual([])
    const { status, message } = await undo(last?.id ?? '')
    expect([status, message]).toEqual([404, 'No import with this id can be undone'])
    expect(await named('dibber')).toHaveLength(1)
    expect((await undo('none')).status).toBe(404)
  })

  test('an import of several batches is undone at once', { timeout: 60_000 }, async () => {
    await importCsv(file('peg', 1_100))
    const [last] = await pastImports()
    expect((await undo(last?.id ?? '')).undone).toMatchObject({ removed_count: 1_100, changed_count: 0, used_count: 0 })
    expect(await named('peg')).toEqual([])
  })
})
