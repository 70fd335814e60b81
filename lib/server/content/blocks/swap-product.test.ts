import { expect, test } from 'vitest'
import { NEW_ITEM, NEW_KIT, writeItem, writeKit } from '@/lib/measure/kit'
import { cleanContent } from '../clean-content'
import { type BlockProduct, renameProducts, swapProduct } from './swap-product'

const SAW: BlockProduct = { id: 'saw', name: 'Saw', productUrl: 'https://shop.example/saw?a=1&b=2' }
const DRILL: BlockProduct = { id: 'drill', name: 'Drill & bits', productUrl: 'https://shop.example/drill' }

const link = ({ productUrl, name }: BlockProduct, text = name) =>
  `<a href="${productUrl.replaceAll('&', '&amp;')}">${text.replaceAll('&', '&amp;')}</a>`
const card = (product: BlockProduct, text?: string) => `<p data-product="${product.id}">${link(product, text)}</p>`
const comparison = (...products: BlockProduct[]) =>
  `<table data-compare=""><tbody><tr><th></th>${products.map((product) => `<th data-product="${product.id}">${link(product)}</th>`).join('')}</tr><tr data-row="more"><th>Weight</th><td>1</td><td>2</td></tr></tbody></table>`
const kit = (product: BlockProduct, text?: string) =>
  `<table data-kit="${writeKit(NEW_KIT)}"><tbody><tr data-item="${writeItem({ ...NEW_ITEM, product: product.id })}"><td>${link(product, text)}</td><td>1</td></tr></tbody></table>`
const pins = (product: BlockProduct, text?: string) =>
  `<ol data-pins="1.7778"><li data-pin="30 40 ${product.id}">${link(product, text)}</li></ol>`
const clean = (...parts: string[]) => cleanContent(`<p>Before</p>${parts.join('')}<p>After &amp; <em>so on</em></p>`)
const OTHER: BlockProduct = { id: 'saw-2', name: 'Saw', productUrl: 'https://shop.example/saw-2' }

test('cards, comparisons, kits and pins follow with their names and addresses, and back', () => {
  const before = clean(card(SAW), comparison(OTHER, SAW), kit(SAW), pins(SAW))
  const { html, at } = swapProduct(before, SAW, DRILL)
  expect(html).toBe(clean(card(DRILL), comparison(OTHER, DRILL), kit(DRILL), pins(DRILL)))
  expect(at).toEqual([0, 1, 2, 3])
  expect(swapProduct(html, DRILL, SAW, at)).toEqual({ html: before, at })
})

test('a name that the editor gave to a pin or to a row of a kit stays, that of a card follows', () => {
  const { html } = swapProduct(clean(card(SAW, 'Old name'), kit(SAW, 'For the legs'), pins(SAW, 'Mine')), SAW, DRILL)
  expect(html).toBe(clean(card(DRILL), kit(DRILL, 'For the legs'), pins(DRILL, 'Mine')))
})

test('only the blocks that were changed go back', () => {
  const before = clean(card(DRILL), card(SAW), pins(DRILL), pins(SAW))
  const { html, at } = swapProduct(before, SAW, DRILL)
  expect(at).toEqual([1, 3])
  expect(swapProduct(html, DRILL, SAW, at).html).toBe(before)
  expect(swapProduct(html, DRILL, SAW, []).html).toBe(html)
})

test('a comparison of both, and a text without the product, stay as they are', () => {
  for (const before of [clean(comparison(SAW, DRILL)), clean(card(OTHER)), `<p>${SAW.id}</p>`])
    expect(swapProduct(before, SAW, DRILL)).toEqual({ html: before, at: [] })
})

test('new ids stand where blocks name products, not in words, and do not change twice', () => {
  const words = '<p>A saw in a drill, and saw-2: <a href="https://shop.example/saw">drill</a></p>'
  const blocks = (saw: string, drill: string) =>
    [card, kit, pins].map((block) => block({ ...SAW, id: saw })).join('') +
    comparison({ ...SAW, id: saw }, { ...DRILL, id: drill })
  const ids = new Map([
    ['saw', 'drill'],
    ['drill', 'a'],
    ['a', 'b'],
  ])
  expect(renameProducts(clean(words, blocks('saw', 'drill')), ids)).toBe(clean(words, blocks('drill', 'a')))
})
