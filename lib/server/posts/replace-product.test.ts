import fc from 'fast-check'
import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { resetRateLimits } from '../api/access/rate-limits'
import { database } from '../db/open/connect'
import { savedItems } from '../db/schema/saved-schema'
import { postProducts, posts, products } from '../db/schema/post-schema'
import { storeReading } from '../products/write-product'
import { replaceProduct, undoProductReplacement } from './replace-product'
import { repeats } from '../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

onEachEngine((engine) => {
  let made = 0
  const makeProduct = async (name: string) => {
    made += 1
    const product_url = `https://shop.example/${engine}-${made}`
    const reading = { ...READING, name, product_url, key: `replace ${engine} ${made}` }
    return (await storeReading(await database(), reading)).product.product_id
  }
  const productsOf = async (postId: string) =>
    (
      await (
        await database()
      )
        .select({ id: postProducts.productId })
        .from(postProducts)
        .where(eq(postProducts.postId, postId))
        .orderBy(asc(postProducts.position))
    ).map(({ id }) => id)
  const contentOf = async (postId: string) => {
    const [row] = await (await database()).select().from(posts).where(eq(posts.id, postId))
    return row?.content
  }
  const cards = (...ids: string[]) =>
    ids.map((id) => `<p data-product="${id}"><a href="https://shop.example/${id}">Card</a></p>`).join('')
  const replace = (id: string, body: object) => call('POST', `/admin/products/${id}/replace`, { body, as: ADMIN })

  test('a product replaces another in chosen posts, found by its name, and the earlier version is kept', async () => {
    const [old, other, next] = [
      await makeProduct('Old saw'),
      await makeProduct('Glue'),
      await makeProduct('Japanese saw'),
    ]
    const [one, two] = [await makePost({ products: [other, old] }), await makePost({ products: [old] })]
    const dry = await replace(old, { by: next, dry_run: true })
    expect(dry.data.replaced.map(({ post_id }) => post_id).sort()).toEqual([one.id, two.id].sort())
    expect(await productsOf(one.id)).toEqual([other, old])
    const done = await replace(old, { by: next, post_ids: [one.id] })
    expect(done).toMatchObject({ message: 'Product replaced in 1 post', data: { replaced: [{ post_id: one.id }] } })
    expect([await productsOf(one.id), await productsOf(two.id)]).toEqual([[other, next], [old]])
    const found = await call('GET', '/curated-posts?q=japanese', { as: ADMIN })
    expect(found.data.posts.map(({ id }) => id)).toEqual([one.id])
    const versions = await call('GET', `/curated-posts/${one.id}/versions`, { as: ADMIN })
    expect(versions.data).toMatchObject({ versions: [{ changed: ['products'] }, {}] })
  })

  test('a merge keeps every link once, moves what visitors saved, deletes the product, and can be undone', async () => {
    const db = await database()
    const [double, kept] = [await makeProduct('Lamp again'), await makeProduct('Lamp')]
    const [both, alone] = [
      await makePost({ products: [double, kept], content: `<p>Two:</p>${cards(kept, double)}` }),
      await makePost({ products: [double] }),
    ]
    const text = await contentOf(both.id)
    const savedAt = new Date()
    await db.insert(savedItems).values([
      { uid: 'one', kind: 'product', itemId: double, savedAt },
      { uid: 'one', kind: 'product', itemId: kept, savedAt: new Date(savedAt.getTime() - 1) },
      { uid: 'two', kind: 'product', itemId: double, savedAt },
    ])
    const { data, message } = await replace(double, { by: kept, merge: true })
    expect(message).toBe('Products merged: 2 posts changed, and the other one deleted')
    expect([await productsOf(both.id), await productsOf(alone.id)]).toEqual([[kept], [kept]])
    expect(await db.$count(savedItems, eq(savedItems.itemId, kept))).toBe(2)
    expect(data.replaced.map(({ blocks }) => blocks).sort()).toEqual([[], [1]])
    expect(await contentOf(both.id)).not.toContain(double)
    expect((await call('GET', `/admin/products/${double}`, { as: ADMIN })).status).toBe(404)
    const links = data.replaced.map(({ post_id, position, has_both, blocks }) => {
      return { post_id, position, has_both, blocks }
    })
    await call('POST', `/admin/products/${double}/undo-replace`, { body: { by: kept, links }, as: ADMIN })
    expect([await productsOf(both.id), await productsOf(alone.id)]).toEqual([[double, kept], [double]])
    expect((await contentOf(both.id))?.match(/data-product="[^"]+"/g)).toEqual(text?.match(/data-product="[^"]+"/g))
    const saved = await db
      .select()
      .from(savedItems)
      .where(inArray(savedItems.itemId, [double, kept]))
    expect(saved.map(({ uid, itemId }) => [uid, itemId]).sort()).toEqual(
      [
        ['one', double],
        ['one', kept],
        ['two', double],
      ].sort(),
    )
  })

  const setGone = (id: string, body: object) => call('PUT', `/admin/products/${id}/gone`, { body, as: ADMIN })
  const merge = async (id: string, by: string) => {
    const { data } = await replace(id, { by, merge: true })
    const links = data.replaced.map(({ title: _title, status: _status, ...link }) => link)
    return () => call('POST', `/admin/products/${id}/undo-replace`, { body: { by, links }, as: ADMIN })
  }

  test('products that named a merged one as their replacement name the other one, until the merge is undone', async () => {
    const [old, older, double, kept, third] = [
      await makeProduct('Gone lamp'),
      await makeProduct('Lamp gone earlier'),
      await makeProduct('New lamp again'),
      await makeProduct('New lamp'),
      await makeProduct('Lantern'),
    ]
    const post = await makePost({ products: [old, older, double] })
    for (const id of [old, older]) await setGone(id, { is_gone: true, replacement_id: double })
    const named = async () => {
      const { products: shown } = (await call('GET', `/curated-posts/${post.id}`)).data.post
      return [old, older].map((id) => shown.find((each) => each.product_id === id)?.replacement?.product_id)
    }
    const undo = await merge(double, kept)
    expect(await named()).toEqual([kept, kept])
    await setGone(older, { is_gone: true, replacement_id: third })
    await undo()
    expect(await named(), 'the one that was chosen since stays').toEqual([double, third])
  })

  test('a product with which its own replacement is merged has none, until the merge is undone', async () => {
    const [double, kept] = [await makeProduct('Mallet again'), await makeProduct('Mallet')]
    await setGone(kept, { is_gone: true, replacement_id: double })
    const named = async () => {
      const found = (await call('GET', `/admin/products/${kept}`, { as: ADMIN })).data as unknown as CatalogProduct
      return found.product.replacement
    }
    const undo = await merge(double, kept)
    expect(await named()).toBeNull()
    const [row] = await (await database()).select().from(products).where(eq(products.id, kept))
    expect(row?.replacementId).toBeNull()
    await undo()
    expect(await named()).toMatchObject({ product_id: double })
  })

  test('an impossible replacement says why, and changes nothing', async () => {
    const id = await makeProduct('Chair')
    const post = await makePost({ products: [id] })
    expect(await replace(id, { by: id })).toMatchObject({ status: 400, message: 'by must be another product' })
    expect(await replace(id, { by: 'none' })).toMatchObject({ status: 404, message: 'Product not found' })
    const other = await makeProduct('Stool')
    expect((await replace(id, { by: other, merge: true, post_ids: [post.id] })).status).toBe(400)
    expect(await productsOf(post.id)).toEqual([id])
  })

  test('no sequence of merges and replacements loses a link, and undoing one restores it', async () => {
    const step = fc.record({ from: fc.nat(3), to: fc.nat(3), merge: fc.boolean(), undo: fc.boolean() })
    const lists = fc.array(fc.uniqueArray(fc.nat(3), { minLength: 1 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(lists, fc.array(step, { maxLength: 4 }), async (featured, steps) => {
        const db = await database()
        const ids = await Promise.all([0, 1, 2, 3].map((n) => makeProduct(`Thing ${n}`)))
        const made: string[] = []
        for (const list of featured) {
          const products = list.map((n) => ids[n] ?? '')
          made.push((await makePost({ products, content: cards(...products) })).id)
        }
        const cardsIn = async (id: string) =>
          [...((await contentOf(id)) ?? '').matchAll(/product="([^"]+)/g)].map((found) => found[1])
        const gone = new Set<number>()
        /** What each post must feature. */
        const model = featured.map((list) => new Set(list))
        for (const { from, to, merge, undo } of steps) {
          if (from === to || gone.has(from) || gone.has(to)) continue
          const state = () => Promise.all(made.map(async (post) => [await productsOf(post), await cardsIn(post)]))
          const before = await state()
          const [id, by] = [ids[from] ?? '', ids[to] ?? '']
          const links = await replaceProduct(db, id, by, { merge, dryRun: false, author: null })
          if (undo) {
            await undoProductReplacement(db, id, by, links)
            expect(await state()).toEqual(before)
            continue
          }
          if (merge) gone.add(from)
          for (const list of model) if (list.delete(from)) list.add(to)
        }
        const found = await Promise.all(made.map(productsOf))
        for (const [at, post] of made.entries())
          expect(new Set(await cardsIn(post)), 'cards show what is featured').toEqual(new Set(found[at]))
        expect(found.map((list) => new Set(list))).toEqual(model.map((list) => new Set([...list].map((n) => ids[n]))))
      }),
      { numRuns: repeats({ short: 6, long: 12 }) },
    )
  }, 60_000)
})
