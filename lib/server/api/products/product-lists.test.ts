import { beforeAll, expect, test, vi } from 'vitest'
import { database } from '../../db/open/connect'
import { onEachEngine } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../../products/write-product'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const list = async (query: string, as: string | null = null) => {
  const answer = await call('GET', `/data/products?${query}`, { as })
  return { ...answer, names: answer.data?.products.map((product) => product.name) }
}

onEachEngine(() => {
  test('an empty store has an empty first page', async () => {
    expect(await list('page=1&per_page=9')).toMatchObject({
      status: 200,
      names: [],
      data: { pagination: { page: 1, total: 0, total_pages: 1, has_prev: false, has_next: false } },
    })
  })
})

onEachEngine(() => {
  beforeAll(async () => {
    const ids: string[] = []
    for (let number = 1; number <= 24; number++) {
      const name = `Product ${String(number).padStart(2, '0')}`
      const { product } = await storeReading(await database(), {
        ...READING,
        key: name,
        name,
        brand: number % 2 ? 'Ödland' : null,
        description: number === 7 ? 'Ratchet' : '',
      })
      ids.push(product.product_id)
    }
    await makePost({ products: ids.slice(0, 12), categories: ['Power Tools', 'Hand Tools'] })
    await makePost({ products: ids.slice(8, 20), categories: ['Hand Tools'] })
    await makePost({ products: ids.slice(18, 22), categories: ['Power Tools'], status: 'draft' })
  })

  test('a listed product names the published posts that feature it, but not in the list of the editor', async () => {
    const { data } = await list('per_page=100')
    const featured = new Map<string, { title: string }[]>(
      data?.products.map((product) => [product.name, product.featured_in ?? []]),
    )
    expect(featured.get('Product 01')).toHaveLength(1)
    expect(featured.get('Product 10')).toHaveLength(2)
    const all = await list('per_page=100&include_unlinked=true', ADMIN)
    expect(all.data?.products.every((product) => product.featured_in === undefined)).toBe(true)
  })

  test('chosen products come in the order of their ids; visitors get those that published posts feature', async () => {
    const all = await list('per_page=100&include_unlinked=true', ADMIN)
    const idOf = (name: string) => all.data?.products.find((product) => product.name === name)?.product_id ?? ''
    const ids = ['Product 03', 'Product 24', 'Product 01', 'Product 03'].map(idOf).join(',')
    expect((await list(`ids=${ids},none`)).names).toEqual(['Product 03', 'Product 01'])
    expect((await list(`ids=${ids}&include_unlinked=true`, ADMIN)).names).toEqual([
      ...['Product 03', 'Product 24', 'Product 01'],
    ])
    expect((await list('ids=')).names).toEqual([])
  })

  test('visitors get the products that published posts feature, newest first, each once', async () => {
    const first = await list('page=1&per_page=9')
    expect(first.names).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12].map((number) => `Product ${number}`))
    expect(first.data.pagination).toEqual({ page: 1, total: 20, total_pages: 3, has_prev: false, has_next: true })
    expect((await list('page=3&per_page=9')).names).toEqual(['Product 02', 'Product 01'])
    expect((await list('')).names).toHaveLength(9)
    expect((await list('page=99')).names).toEqual([])
  })

  test('a category filters by the posts that feature a product', async () => {
    expect((await list('post_category=Power%20Tools&per_page=100')).data.pagination.total).toBe(12)
    expect((await list('post_category=Hand%20Tools&per_page=100')).data.pagination.total).toBe(20)
    expect((await list('post_category=Appliances')).names).toEqual([])
    expect(await list('post_category=Nonsense')).toMatchObject({
      status: 400,
      message: 'post_category is not one of the fixed categories',
    })
  })

  test('a search filters by name, brand and description', async () => {
    expect((await list('search=product%2007')).names).toEqual(['Product 07'])
    expect((await list('search=ratch')).names).toEqual(['Product 07'])
    expect((await list('search=odland&post_category=Power%20Tools')).data.pagination.total).toBe(6)
    expect((await list('search=product%2022')).data.products.every((product) => product.name !== 'Product 22')).toBe(
      true,
    )
    expect((await list('search=%20&per_page=100')).names).toHaveLength(20)
  })

  test('the admin gets all products for linking', async () => {
    const all = await list('per_page=100&include_unlinked=true', ADMIN)
    expect(all.names).toHaveLength(24)
    expect(all.data.pagination.total).toBe(24)
    expect((await list('search=product%2024&include_unlinked=true', ADMIN)).names[0]).toBe('Product 24')
    const part = await list('search=%C3%B6DUCT%200&match=substring&per_page=4&page=2&include_unlinked=true', ADMIN)
    expect([part.names, part.data.pagination]).toMatchObject([
      ['Product 05', 'Product 04', 'Product 03', 'Product 02'],
      { total: 9, page: 2 },
    ])
  })

  test.each([
    ['per_page=101', 'per_page must be a whole number from 1 to 100'],
    ['page=x', 'page must be a whole number from 1 to 1000000'],
    ['match=prefix', 'match must be words or substring'],
    ['include_unlinked=1', 'include_unlinked must be true or false'],
  ])('%s is rejected with the name of the parameter', async (query, message) => {
    expect(await list(query)).toMatchObject({ status: 400, message })
  })
})
