import { CATEGORY_ICONS } from '@/components/site/frame/category-icons.mjs'
import { CATEGORIES } from '@/lib/contract/posts/categories'

export const dynamic = 'force-static'

const SIZE = 24

const attributes = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** Sprite of the category icons, stacked in menu order, so that no page has to inline them. */
export function GET(): Response {
  const drawings = CATEGORIES.map((category, index) => {
    const shapes = CATEGORY_ICONS[category].node.map(([shape, pairs]) => `<${shape}${attributes(pairs)}/>`)
    return `<g transform="translate(0 ${index * SIZE})">${shapes.join('')}</g>`
  })
  const frame = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${SIZE} ${SIZE * CATEGORIES.length}`,
    width: String(SIZE),
    height: String(SIZE * CATEGORIES.length),
    fill: 'none',
    stroke: '#000',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  return new Response(`<svg${frame}>${drawings.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400, immutable' },
  })
}
