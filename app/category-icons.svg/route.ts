import { CATEGORY_ICONS } from '@/components/site/category-icons.mjs'
import { CATEGORIES } from '@/lib/contract/categories'

export const dynamic = 'force-static'

const attributes = (pairs: Record<string, string>) =>
  Object.entries(pairs).filter(([name]) => name !== 'key').map(([name, value]) => ` ${name}="${value}"`).join('')

/** The icons of the categories in one file, so that no page carries their drawings: `#c0` is the first category's. */
export function GET(): Response {
  const symbols = CATEGORIES.map((category, index) => {
    const shapes = CATEGORY_ICONS[category].node.map(([shape, pairs]) => `<${shape}${attributes(pairs)}/>`)
    return `<symbol id="c${index}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400, immutable' } })
}
