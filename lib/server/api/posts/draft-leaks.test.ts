import { beforeAll, expect, test, vi } from 'vitest'
import { database } from '../../db/open/connect'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../../products/write-product'
import { CALLS } from '../calls'
import { ADMIN, ADMIN_PASSWORD, call, makePost, send } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

/** A word that occurs only in what visitors must not see. */
const SECRET = 'xylograph'
const CATEGORY = 'Roofing & Gutters'

onEmbedded(() => {
  let hidden: { id: string; product: string }[] = []
  beforeAll(async () => {
    const makeHidden = async (key: string, status: string) => {
      const { product } = await storeReading(await database(), {
        ...READING,
        key,
        name: `${SECRET} ${key}`,
        brand: SECRET,
      })
      const fields = {
        title: SECRET,
        summary: SECRET,
        content: `<p>${SECRET}</p>`,
        tags: [SECRET],
        previewImage: `/uploads/${SECRET}.webp`,
        categories: [CATEGORY],
        products: [product.product_id],
        status,
      }
      return { id: (await makePost(fields)).id, product: product.product_id }
    }
    const neverPublished = await makeHidden('draft', 'draft')
    const unpublished = await makeHidden('unpublished', 'published')
    await call('PUT', `/curated-posts/${unpublished.id}`, { body: { status: 'draft' }, as: ADMIN })
    const deleted = await makeHidden('deleted', 'published')
    await call('DELETE', `/curated-posts/${deleted.id}`, { as: ADMIN })
    hidden = [neverPublished, unpublished, deleted]
    await makePost({ title: 'Seen by all', categories: ['Home Office'] })
  })

  const QUERIES = [
    '',
    'status=published',
    'status=published&isHighlighted=true&limit=10',
    'isHighlighted=false',
    'limit=1000',
    'per_page=100&page=1',
    `q=${SECRET}`,
    `q=${SECRET.slice(0, 4)}&status=published`,
    `tag=${SECRET}`,
    `category=${encodeURIComponent(CATEGORY)}`,
    'sort=updated',
    'sort=title',
    'counts=true',
    `search=${SECRET}`,
    `post_category=${encodeURIComponent(CATEGORY)}`,
    'include_unlinked=false',
    'status=published&status=draft',
    'status[]=draft',
    'admin=true',
  ]
  const reads = CALLS.filter((each) => each.method === 'GET' && each.access !== 'admin' && each.access !== 'visitor')

  test.each(reads.map((each) => [each.name, each] as const))(
    '%s leaks no draft to visitors',
    async (_name, { path }) => {
      const addresses = path.includes('{')
        ? hidden.flatMap(({ id, product }) => [id, product].map((each) => path.replace(/\{[^}]+\}/g, each)))
        : QUERIES.map((query) => `${path}?${query}`)
      for (const address of addresses) {
        for (const as of [null, `Basic ${btoa('admin:wrong')}`.slice(0, 8)]) {
          const answer = await (await send('GET', address, { as })).text()
          // A search repeats the words of its query, and says that nothing public holds them.
          const body = address.includes(SECRET)
            ? answer.replace(new RegExp(`"(words|missing)":\\["${SECRET}"\\]`, 'g'), '')
            : answer
          for (const word of [SECRET, CATEGORY, ...hidden.flatMap(({ id, product }) => [id, product])]) {
            expect(body.includes(word), `${address} holds ${word}: ${body.slice(0, 300)}`).toBe(false)
          }
        }
      }
    },
  )

  test('to visitors a draft does not exist: the response is that of an unknown id', async () => {
    const never = await call('GET', '/curated-posts/0000000000000000')
    expect(await call('GET', `/curated-posts/${hidden[0]?.id}`)).toEqual(never)
    expect(await call('GET', `/curated-posts/${hidden[1]?.id}`)).toEqual(never)
    expect(never).toMatchObject({ status: 404, message: 'Post not found' })
  })

  test('the admin sees them all', async () => {
    const list = await call('GET', `/curated-posts?q=${SECRET}`, { as: ADMIN })
    expect(list.data.posts.map((post) => post.id).sort()).toEqual(
      hidden
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    )
    expect((await call('GET', `/curated-posts/${hidden[0]?.id}`, { as: ADMIN })).data.post.title).toBe(SECRET)
  })
})
