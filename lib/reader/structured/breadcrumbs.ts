import { plainLine, placeOf, type Page } from '../page/page'
import { likeness, wordsOf } from '../product-name'
import { allNodes, hasType, isNode, nodesOf, textOf, valuesOf, type SchemaNode } from './schema-node'

/** A breadcrumb: its text and link. */
export type Crumb = { name: string; address: string | null }

const HOME = new RegExp(
  `^(${[
    'home|home ?page|start|startseite|accueil|inicio|in[ií]cio|p[aá]gina inicial|pagina iniziale|hem',
    'hjem|hoofdpagina|главная|all (categories|products|departments)|todas las categor[ií]as|shop|store',
    'back( to .*)?|you are here.?|…|\\.\\.\\.|>|\\/',
  ].join('|')})$`,
  'i',
)
const WAY_BACK = /^(?:[‹«<←]\s*)?(?:back|(?:back|return) to .*|(?:search )?results?(?: for .*)?)$/i
const MAX_STEPS = 10

/** Breadcrumbs without back links. */
export const withoutWayBack = (path: string[]) => path.filter((step) => !WAY_BACK.test(step))

/** The longest breadcrumb list in structured data. */
export function statedCrumbs(roots: SchemaNode[]): Crumb[] {
  const lists = allNodes(roots).filter(({ node }) => hasType(node, /^(BreadcrumbList|Breadcrumb)$/))
  const joined = [lists.filter(({ node }) => hasType(node, /^Breadcrumb$/)).flatMap(({ node }) => oldCrumb(node))]
  const trails = [...lists.map(({ node }) => crumbsOf(node)), ...joined].filter((trail) => trail.length > 0)
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), [])
}

/** Breadcrumb names without home at the start and the product at the end. */
export function categoryBreadcrumbs(crumbs: Crumb[], names: string[], page: Page): string[] {
  const steps = crumbs.filter(({ name }) => name.length < 100 && /\p{L}/u.test(name))
  steps.splice(0, steps.findLastIndex((step) => isHome(step, page)) + 1)
  const last = steps.at(-1)
  if (last && isProduct(last, names, page, steps.length)) steps.pop()
  return steps
    .map(({ name }) => name)
    .filter((name, index, all) => name !== all[index - 1])
    .slice(0, MAX_STEPS)
}

function isHome({ name, address }: Crumb, page: Page): boolean {
  if (HOME.test(name)) return true
  const isRoot = address !== null && placeOf(address, page.base) === page.url.hostname.replace(/^(www|m)\./, '')
  return isRoot || page.shopNames.some((shop) => wordsOf(shop).join() === wordsOf(name).join())
}

function isProduct({ name, address }: Crumb, names: string[], page: Page, steps: number): boolean {
  if (names.some((other) => wordsOf(other).join() === wordsOf(name).join())) return true
  const here = address !== null && placeOf(address, page.base) === placeOf(page.url.href, page.base)
  if (here) return true
  const isLong = wordsOf(name).length >= 4 || /…|\.\.\.$/.test(name)
  return steps > 1 && isLong && names.some((other) => likeness(other, name) >= 0.8 && other.length >= name.length * 0.8)
}

function crumbsOf(list: SchemaNode): Crumb[] {
  const items = valuesOf(list, 'itemListElement', 'item', 'child').filter(isNode)
  const crumbs = items.flatMap((item, index) => {
    const name = plainLine(
      textOf(item, 'name') ?? nodesOf(item, 'item').map((inner) => textOf(inner, 'name') ?? inner.text)[0] ?? item.text,
    )
    const inner = nodesOf(item, 'item')[0]
    const address = (inner ? (textOf(inner, 'url') ?? inner.id) : textOf(item, 'item', 'url')) ?? item.id
    const position = Number(textOf(item, 'position') ?? index)
    return name ? [{ name, address, position: Number.isFinite(position) ? position : index }] : []
  })
  const ordered = crumbs.sort((one, other) => one.position - other.position)
  return ordered.map(({ name, address }) => ({ name, address }))
}

/** Separate items per breadcrumb, as in data-vocabulary.org. */
function oldCrumb(node: SchemaNode): Crumb[] {
  const name = plainLine(textOf(node, 'title', 'name'))
  return name ? [{ name, address: textOf(node, 'url') ?? node.id }] : []
}
