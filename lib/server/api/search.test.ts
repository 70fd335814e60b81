import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { database } from '../db/open/connect'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { storeReading } from '../products/write-product'
import { resetRateLimits } from './access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const find = async (q: string, more = '') => {
  const { data } = await call(
    'GET',
    `/curated-posts?q=${encodeURIComponent(q)}&status=published&page=1&per_page=10${more}`,
  )
  return data.posts.map((post) => post.title)
}

onEachEngine((engine) => {
  beforeAll(async () => {
    const { product } = await storeReading(await database(), {
      ...READING,
      key: 'lamp',
      name: 'Kestrel pendant',
      brand: 'Lumière',
      model_number: 'KP-200',
    })
    await makePost({
      title: 'Painting a café wall',
      summary: 'Two coats',
      content: '<p>Prime first.</p>',
      tags: ['Weekend Job'],
    })
    await makePost({
      title: 'A patio',
      summary: 'Flat for years',
      content:
        '<table data-kit="length: 12 ft"><tbody><tr data-item="use: material; by: fixed; amount: 1">' +
        '<td>Woven geotextile</td><td>1</td></tr></tbody></table>' +
        '<table data-compare=""><tbody><tr><th></th><th>Tamper</th><th>Plate compactor</th></tr></tbody></table>',
    })
    await makePost({
      title: 'Hanging a lamp',
      summary: 'Light for the table',
      products: [product.product_id],
      categories: ['Home Office'],
    })
    await makePost({
      title: 'Tiling a floor',
      summary: 'Grout and patience',
      content: '<p>The wall can wait.</p><p>paint</p>',
    })
    await makePost({ title: 'Ein Regal für Bücher', summary: 'Straße, naïve, Ångström' })
    await makePost({ title: 'Secret wall', summary: 'Painting in the dark', status: 'draft' })
  })

  test.each([
    ['words of a title', 'hanging lamp', ['Hanging a lamp']],
    ['words that say nothing among others', 'the grout of a floor', ['Tiling a floor']],
    ['words of a title and a body', 'painting wall', ['Painting a café wall', 'Tiling a floor']],
    ['another form of a word', 'paint walls', ['Painting a café wall', 'Tiling a floor']],
    ['the beginning of a word', 'til', ['Tiling a floor']],
    ['no accent where the title has one', 'cafe', ['Painting a café wall']],
    ['an accent where the title has none', 'tílïng', ['Tiling a floor']],
    ['capitals', 'BÜCHER', ['Ein Regal für Bücher']],
    ['accents left out of another language', 'angstrom bucher', ['Ein Regal für Bücher']],
    ['a tag', 'weekend', ['Painting a café wall']],
    ['a word of the summary', 'grout', ['Tiling a floor']],
    ['a word of the body', 'prime', ['Painting a café wall']],
    ['a linked product', 'kestrel', ['Hanging a lamp']],
    ['its brand', 'lumiere', ['Hanging a lamp']],
    ['its model number', 'KP-200', ['Hanging a lamp']],
    [
      'one word that no post has: those that hold the other',
      'painting zeppelin',
      ['Painting a café wall', 'Tiling a floor'],
    ],
    ['a slip of the fingers', 'gruot', ['Tiling a floor']],
    ['two words where there is one', 'kes trel', ['Hanging a lamp']],
    ['signs alone', '!!! & | <->', []],
    ['words that say nothing', 'of the', []],
    ['nothing there is', 'zeppelin', []],
  ])('%s: %s', async (_name, q, titles) => {
    expect([...(await find(q))].sort()).toEqual([...titles].sort())
  })

  test('what stands in kits and comparisons is found', async () => {
    expect(await find('geotextile')).toEqual(['A patio'])
    expect(await find('compactor')).toEqual(['A patio'])
  })

  test('the best match comes first: a word in a title beats one in a body', async () => {
    expect((await find('wall'))[0]).toBe('Painting a café wall')
    expect((await find('paint'))[0]).toBe('Painting a café wall')
  })

  test('search reflects changed, hidden and deleted posts', async () => {
    const { id } = await makePost({ title: 'Mending a wheelbarrow' })
    expect(await find('wheelbarow')).toEqual(['Mending a wheelbarrow'])
    await call('PUT', `/curated-posts/${id}`, { body: { title: 'Mending a trellis' }, as: ADMIN })
    expect(await find('wheelbarrow')).toEqual([])
    expect(await find('trellis')).toEqual(['Mending a trellis'])
    await call('PUT', `/curated-posts/${id}`, { body: { status: 'draft' }, as: ADMIN })
    expect(await find('trelis')).toEqual([])
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    expect((await call('GET', '/curated-posts?q=trellis', { as: ADMIN })).data.posts).toEqual([])
  })

  test('totals and pages count matches only', async () => {
    const { data } = await call('GET', '/curated-posts?q=wall&page=2&per_page=1')
    expect(data.posts.map((post) => post.title)).toEqual(['Tiling a floor'])
    expect(data.pagination).toEqual({ page: 2, total: 2, total_pages: 2, has_prev: true, has_next: false })
    expect(await find('lamp', '&category=Home%20Office')).toEqual(['Hanging a lamp'])
    expect(await find('lamp', '&category=Appliances')).toEqual([])
  })

  test('the admin’s search finds drafts as well', async () => {
    const { data } = await call('GET', '/curated-posts?q=dark', { as: ADMIN })
    expect(data.posts.map((post) => post.title)).toEqual(['Secret wall'])
  })

  // Limits are not counted in the database.
  if (engine === 'embedded')
    test('searches are rate-limited per client', async () => {
      for (let count = 0; count < RATES.search.points; count++) await call('GET', '/curated-posts?q=!')
      expect(await call('GET', '/data/products?search=!')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
      expect(await call('GET', '/curated-posts?q=%20')).toMatchObject({ status: 200 })
    })
})
