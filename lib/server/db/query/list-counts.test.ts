import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { POST_STATUSES } from '@/lib/contract/posts/post'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../../products/write-product'
import { database } from '../open/connect'
import { onEachEngine } from '../../../testing/database'
import { repeats } from '../../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const rows = async (query: string) =>
  JSON.parse(
    JSON.stringify(Array.from((await (await database()).execute(sql.raw(query))) as unknown as Iterable<unknown>)),
  )

const COUNTED = `
  select 'posts' as list, part, count(*)::int as size
  from posts, unnest(case when is_highlighted then array[status, 'highlighted'] else array[status] end) as part group by part
  union all select case when published then 'published' else 'draft' end, category, count(*)::int from post_categories group by 1, 2
  union all select 'products', 'all', count(*)::int from products having count(*) > 0
  union all select 'listings', category, count(*)::int from product_listings group by category
  order by list, part`
const KEPT = 'select list, part, size from list_sizes where size <> 0 order by list, part'

const LISTED = 'select category, product_id from product_listings order by category, product_id'
const FEATURED = `
  select '' as category, product_id from post_products join posts on posts.id = post_id where status = 'published'
  union select category, product_id from post_products join post_categories using (post_id) where published
  order by category, product_id`

const index = fc.nat(7)
const fields = {
  status: fc.constantFrom(...POST_STATUSES),
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES.slice(0, 3)), { maxLength: 2 }),
  products: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
}
const step = fc.oneof(
  fc.record({ what: fc.constant('create' as const), fields: fc.record(fields) }),
  fc.record({ what: fc.constant('change' as const), index, fields: fc.record(fields, { requiredKeys: [] }) }),
  fc.record({ what: fc.constant('delete' as const), index: fc.uniqueArray(index, { maxLength: 4 }) }),
  fc.record({
    what: fc.constant('highlight' as const),
    index: fc.uniqueArray(index, { maxLength: 3 }),
    on: fc.boolean(),
  }),
)

onEachEngine(() => {
  test('after any writes, the maintained counts and listed products match a full count', async () => {
    const known: string[] = []
    for (const key of ['a', 'b', 'c']) {
      known.push((await storeReading(await database(), { ...READING, key })).product.product_id)
    }
    const posts: string[] = []
    const bodyOf = (input: { products?: number[] }) => ({
      ...input,
      ...(input.products && { products: input.products.map((number) => known[number]) }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        for (const each of steps) {
          if (each.what === 'create') {
            const body = { title: 'T', summary: 'S', ...bodyOf(each.fields) }
            posts.push((await call('POST', '/curated-posts', { body, as: ADMIN })).data.post.id)
          } else if (each.what === 'change') {
            await call('PUT', `/curated-posts/${posts[each.index] ?? 'none'}`, { body: bodyOf(each.fields), as: ADMIN })
          } else {
            const ids = each.index.map((number) => posts[number] ?? 'none')
            const body = each.what === 'delete' ? { ids } : { ids, isHighlighted: each.on }
            await call('POST', `/curated-posts/batch-${each.what}`, { body, as: ADMIN })
            if (each.what === 'delete') posts.splice(0, posts.length, ...posts.filter((id) => !ids.includes(id)))
          }
        }
        expect(await rows(KEPT)).toEqual(await rows(COUNTED))
        expect(await rows(LISTED)).toEqual(await rows(FEATURED))
      }),
      { numRuns: repeats({ short: 8, long: 25 }), seed: 20 },
    )
  })
})
