import { randomBytes } from 'node:crypto'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import type { Connection } from '../../server/db/open/connection'
import * as authors from '../../server/db/schema/author-schema'
import * as drafts from '../../server/db/schema/draft-schema'
import * as feeds from '../../server/db/schema/feed-schema'
import * as history from '../../server/db/schema/history-schema'
import * as imported from '../../server/db/schema/import-schema'
import * as insights from '../../server/db/schema/insight-schema'
import * as jobs from '../../server/db/schema/jobs-schema'
import * as offers from '../../server/db/schema/offer-schema'
import * as pictures from '../../server/db/schema/picture-schema'
import * as plans from '../../server/db/schema/plan-schema'
import * as products from '../../server/db/schema/product-schema'
import * as redirects from '../../server/db/schema/redirect-schema'
import * as saved from '../../server/db/schema/saved-schema'
import * as content from '../../server/db/schema/post-schema'
import { ownColumns } from '../../server/ops/backup/tables'
import { saveItem } from '../../server/visitors/saved-items'
import { ADMIN, call, makePost } from '../api'

export const schema = {
  ...content,
  ...history,
  ...products,
  ...insights,
  ...jobs,
  ...redirects,
  ...saved,
  ...plans,
  ...imported,
  ...pictures,
  ...authors,
  ...drafts,
  ...feeds,
  ...offers,
}
export const TABLES = Object.values(schema).filter((value) => is(value, PgTable))

/**
 * Everything in a database, tables maintained by triggers included, in a comparable form.
 * @param columnsOf generated columns differ by engine.
 */
export async function everythingIn(
  database: Connection['database'],
  columnsOf = ownColumns,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of TABLES) {
    // Each database has its own sequence numbers.
    if (table === schema.searchChanges) continue
    const rows: Record<string, unknown>[] = await database.select(columnsOf(table)).from(table)
    found[getTableName(table)] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

/** Fills every table of the site's database, with texts that are hard to store. */
export async function fillSite(database: Connection['database']): Promise<void> {
  const form = new FormData()
  form.set(
    'image',
    new File(
      [
        await sharp({ create: { width: 700, height: 20, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
      ],
      'x.png',
    ),
  )
  const { data } = await call('POST', '/curated-posts/upload-image', { body: form, as: ADMIN })
  const awkward = 'Décor \u2028 "quoted" \\n back\\slash 🪚 \t line\nbreak'
  const now = new Date('2026-02-28T23:59:59.987Z')
  const product = {
    key: 'k',
    name: awkward,
    description: '',
    currency: 'EUR',
    source: 'other' as const,
    productUrl: 'https://shop.example/a',
    subcategories: ['a', 'b,c', '"'],
    createdAt: now,
    updatedAt: now,
  }
  await database.insert(schema.products).values([
    {
      ...product,
      id: 'p1',
      price: 8_999,
      rating: 4.300000000000001,
      categoryPath: ['Tools', 'Saws'],
      images: [],
      specifications: { Voltage: '18 "V"' },
      corrected: ['name'],
    },
    { ...product, id: 'p2', key: 'k2', images: [], specifications: {}, purchaseInfo: { is_purchased: true } as never },
  ])
  await database
    .insert(schema.authors)
    .values({ id: 'a1', name: awkward, bio: awkward, links: ['https://a.example/'], updatedAt: now })
  await database
    .insert(schema.postDrafts)
    .values({ slot: 's1', postId: null, work: JSON.stringify({ text: `${awkward}\0` }), savedAt: now })
  const post = await makePost({
    title: awkward,
    author_id: 'a1',
    content: `<p>${'oak '.repeat(1_000)}</p>`,
    previewImage: data.url,
    tags: ['oak, solid', '"x"'],
    categories: ['Furniture & Décor'],
    products: ['p1', 'p2'],
    isHighlighted: true,
  })
  await makePost({ status: 'draft' })
  await saveItem(database, 'a visitor', 'post', post.id)
  await saveItem(database, 'a visitor', 'product', 'p1')
  await database.insert(schema.searchSynonyms).values({ id: 's1', words: ['spigot', 'hose bib'], createdAt: now })
  await database
    .insert(schema.visitCounts)
    .values({ day: '2026-02-28', kind: 'search', postId: '', productId: '', detail: awkward, count: 3 })
  await database
    .insert(schema.deletedProducts)
    .values({ id: 'p3', deletedAt: now, product: { id: 'p3', name: awkward } })
  await database
    .insert(schema.replacedValues)
    .values({ id: 'r1', productId: 'p1', readAt: now, before: { name: awkward } })
  await database.insert(schema.productPrices).values({ productId: 'p1', at: now, price: 1, currency: 'USD' })
  const offer = { productId: 'p1', source: 'hand' as const, position: 0, productUrl: 'https://other.example/a' }
  await database
    .insert(schema.productOffers)
    .values({ ...offer, shopName: awkward, price: 1, currency: 'EUR', checkedAt: now })
  await database
    .insert(schema.affiliateProgrammes)
    .values({ host: 'shop.example', parameter: 'ref', value: awkward, updatedAt: now })
  const counts = { read: 1, wrong: 0, new: 1, changed: 0, gone: 0, missing: 0, moved: 0 }
  await database.insert(schema.productFeeds).values({
    id: 'f1',
    name: awkward,
    address: 'https://shop.example/{key}.csv',
    columns: { name: awkward },
    currency: 'EUR',
    hours: 6,
    paused: false,
    lastRun: 1,
    runs: [{ id: '1', state: 'done', started_at: now.toISOString(), finished_at: null, ...counts, reason: awkward }],
    createdAt: now,
  })
  await database
    .insert(schema.feedMatches)
    .values({ feedId: 'f1', rowKey: awkward, productId: 'p1', matchedBy: 'gtin', state: 'followed', run: 1 })
  await database.insert(schema.imports).values({ id: 'i1', name: awkward, startedAt: now })
  await database
    .insert(schema.importedPosts)
    .values({ sourceId: awkward, importId: 'i1', postId: post.id, digest: 'd', savedAt: now })
  await database.insert(schema.jobs).values({
    id: 'j1',
    kind: 'a kind',
    key: awkward,
    data: { text: awkward },
    createdAt: now,
    runAt: now,
    attempts: 2,
    lease: 'l1',
    leasedUntil: now,
    lastError: awkward,
    failedAt: now,
  })
  const gone = await makePost()
  await call('DELETE', `/curated-posts/${gone.id}`, { as: ADMIN })
  // More rows than a page holds, with a key of one column and with one of two.
  const rows = Array.from({ length: 220 }, (_, n) => ({ n, random: randomBytes(4).toString('hex') }))
  await database
    .insert(schema.deletedPosts)
    .values(rows.map(({ random }) => ({ id: `gone-${random}`, deletedAt: now })))
  await database.insert(schema.postVersions).values(
    rows.map(({ n }) => ({
      postId: `p${n % 3}`,
      savedAt: new Date(now.getTime() + n),
      snapshot: { title: awkward, categories: ['a'] },
      size: n,
    })),
  )
  await database.insert(schema.visitCounts).values(
    rows.map(({ n, random }) => ({
      day: `2026-01-0${(n % 9) + 1}`,
      kind: 'empty-search' as const,
      postId: '',
      productId: '',
      detail: `moon ${random}`,
      count: n,
    })),
  )
}
