import { describe, expect, it } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { mostRelated } from './related-posts'

const post = (id: string, { categories = [] as string[], tags = [] as string[], products = [] as string[] } = {}) => ({
  id,
  categories,
  tags,
  products: products.map((product_id) => productSchema.parse({ product_id, name: product_id })),
})

describe('mostRelated', () => {
  const mine = post('mine', { categories: ['Paint'], tags: ['wall', 'weekend'], products: ['roller'] })

  it('puts shared products, tags and categories first', () => {
    const candidates = [
      post('none'),
      post('category', { categories: ['Paint'] }),
      post('product', { products: ['roller'] }),
      post('tags', { tags: ['wall', 'weekend'] }),
    ]
    expect(mostRelated(mine, candidates, 4).map(({ id }) => id)).toEqual(['tags', 'product', 'category', 'none'])
  })

  it('keeps the order of ties, and fills up with unrelated posts', () => {
    expect(mostRelated(mine, [post('a'), post('b'), post('c')], 2).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('leaves out the post itself, posts without an id, and duplicates', () => {
    expect(mostRelated(mine, [mine, post(''), post('a'), post('a')], 9).map(({ id }) => id)).toEqual(['a'])
  })
})
