import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { firstProducts } from './first-products'

const post = (...names: string[]) => ({
  products: names.map((name) => productSchema.parse({ product_id: name, name, is_gone: name.startsWith('gone') })),
})
const namesOf = (count: number, ...posts: ReturnType<typeof post>[]) =>
  firstProducts(posts, count).map(({ name }) => name)

test('what posts name first comes first, of newer posts before older ones, each once and none that is gone', () => {
  const posts = [post('paint', 'roller', 'sander'), post('gone primer', 'enamel', 'paint'), post(), post('brush')]
  expect(namesOf(9, ...posts)).toEqual(['paint', 'enamel', 'brush', 'roller', 'sander'])
  expect(namesOf(2, ...posts)).toEqual(['paint', 'enamel'])
  expect(namesOf(4)).toEqual([])
})
