import { expect, test } from 'vitest'
import { CARD_SUMMARY_LENGTH, HIGHLIGHT_SUMMARY_LENGTH } from '@/lib/contract/limits'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { PALETTES, PRODUCT_SHAPES, SCENES } from './drawings/subjects'
import { loadAuthors, loadPosts, loadProducts } from './load-content'
import { allDrawings, keyOf, storedDrawings } from './pictures'

const posts = loadPosts()
const products = loadProducts()
const scene = `data-scene="(?:${SCENES.join('|')})" data-palette="(?:${PALETTES.join('|')})"`
const place = 'data-width="(?:150|350|696)" data-align="(?:left|center|right)"'
const page = `href="/category/(?:${CATEGORIES.map(encodeURIComponent).join('|')})/"`
const ALLOWED = new RegExp(
  `^<(?:/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|figure|figcaption)|/a|a ${page}|img ${scene} alt="[^"]+" ${place})>$`,
)

const KIT = /<table data-kit="[^"]*"><tbody>(.*?)<\/tbody><\/table>/g
const PINS = /<ol (?:data-picture="preview" )?data-pins="[^"]*">(.*?)<\/ol>/g
const CARD = /<p data-product="([^"]*)"><a [^>]*>[^<]*<\/a><\/p>/g
const COMPARISON = /<table data-compare=""><tbody>(.*?)<\/tbody><\/table>/g

test('at least ten posts have a kit, of products that they feature, with quantities that can be worked out', () => {
  const kits = posts.flatMap((post) => [...post.content.matchAll(KIT)].map(([, rows = '']) => ({ post, rows })))
  expect(kits.length).toBeGreaterThanOrEqual(10)
  for (const { post, rows } of kits) {
    const linked = [...rows.matchAll(/product: ([\w-]+)/g)].map(([, key = '']) => key)
    expect(linked.filter((key) => !post.products.includes(key))).toEqual([])
    expect([post.title, rows.includes('as needed')]).toEqual([post.title, false])
  }
})

test('at least ten posts have the card of a product that they feature', () => {
  const cards = posts.flatMap((post) => [...post.content.matchAll(CARD)].map(([, key = '']) => ({ post, key })))
  expect(new Set(cards.map(({ post }) => post)).size).toBeGreaterThanOrEqual(10)
  expect(cards.filter(({ post, key }) => !post.products.includes(key))).toEqual([])
})

test('at least ten published posts show two to four steps, each with a caption', () => {
  const published = posts.filter(({ status }) => status === 'published')
  const steps = published.map(({ content }) => content.match(/<figure><img [^>]*><figcaption>[^<]+/g)?.length ?? 0)
  expect(steps.filter((count) => count >= 2 && count <= 4).length).toBeGreaterThanOrEqual(10)
  expect(Math.max(...steps)).toBeLessThanOrEqual(4)
})

test('keys, slugs and dates are unique, and UPCs have a valid check digit', () => {
  const keys = products.map((product) => product.key)
  expect(new Set(keys).size).toBe(keys.length)
  const slugs = posts.map((post) => post.slug ?? post.title)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const list of [posts, products]) expect(new Set(list.map(({ date }) => date)).size).toBe(list.length)
  for (const { key, upc } of products.filter((product) => product.upc)) {
    const sum = [...(upc ?? '')].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
    expect([key, upc?.length, sum % 10]).toEqual([key, 12, 0])
  }
})

test('every author writes, and every post names a known one', () => {
  const named = new Set(posts.map(({ author }) => author))
  expect([...named].sort()).toEqual(Object.keys(loadAuthors()).sort())
})

test('no two products have the same picture', () => {
  const pictures = products.map(({ shape, palette }) => `${shape} ${palette}`)
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
})

test('every scene and shape that can be drawn is shown', () => {
  const inTexts = posts.flatMap(({ content }) => [...content.matchAll(/data-scene="([^"]+)"/g)].map(([, name]) => name))
  const scenes = new Set([...inTexts, ...posts.map(({ preview }) => preview.scene)])
  expect(SCENES.filter((name) => !scenes.has(name))).toEqual([])
  const shapes = new Set(products.map(({ shape }) => shape))
  expect(PRODUCT_SHAPES.filter((name) => !shapes.has(name))).toEqual([])
})

test('every picture is stored as it is drawn now, and no other: npm run pictures', () => {
  const drawn = allDrawings({ posts, products, authors: loadAuthors() }).map(keyOf)
  expect([...storedDrawings().keys()].toSorted()).toEqual([...new Set(drawn)].toSorted())
})

test('every product is featured, and every featured product exists', () => {
  const featured = [...new Set(posts.flatMap((post) => post.products))]
  expect(featured.toSorted()).toEqual(products.map((product) => product.key).toSorted())
})

test('every fixed category has a post, and only published posts are highlighted', () => {
  const published = posts.filter((post) => post.status === 'published')
  expect(CATEGORIES.filter((name) => !published.some((post) => post.categories.includes(name)))).toEqual([])
  expect(posts.filter((post) => post.highlighted && post.status === 'draft')).toEqual([])
})

test.each(posts)('$title has the right length and only HTML that the editor produces', (post) => {
  const text = post.content.replace(KIT, '').replace(COMPARISON, '').replace(CARD, '').replace(PINS, '')
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(450)
  expect(words.length).toBeLessThanOrEqual(900)
  expect(post.title.length).toBeLessThanOrEqual(70)
  expect(post.summary.length).toBeGreaterThanOrEqual(80)
  // No card cuts it.
  expect(post.summary.length).toBeLessThanOrEqual(post.highlighted ? HIGHLIGHT_SUMMARY_LENGTH : CARD_SUMMARY_LENGTH)
  expect((text.match(/<[^>]*>/g) ?? []).filter((tag) => !ALLOWED.test(tag))).toEqual([])
})

/** The element after each picture that floats left or right: its tag and the length of its text. */
function afterFloatingPictures(content: string): { tag: string; letters: number }[] {
  const after = content.matchAll(/<img [^>]*data-align="(?:left|right)"[^>]*>(?:<(\w+)>(.*?)<\/\1>)?/g)
  return [...after].map(([, tag = '', text = '']) => ({ tag, letters: text.replace(/<[^>]*>/g, '').length }))
}

test.each(posts)('$title has enough text to wrap around each floating picture', (post) => {
  for (const next of afterFloatingPictures(post.content)) {
    expect(next.tag).toBe('p')
    expect(next.letters).toBeGreaterThanOrEqual(280)
  }
})
