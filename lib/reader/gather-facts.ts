import type { ExtractedFacts, PagePart, ShopLayout } from './reader-options'
import type { Page } from '@/lib/reader/page/page'
import { amazonFacts } from './shops/amazon-facts'
import { stateFacts } from './state/state-facts'
import { jsonLdNodes } from '@/lib/reader/structured/json-ld'
import { isSameProduct, mainProduct, type MainProduct } from './structured/main-product'
import { markedUpNodes, MICRODATA, RDFA } from './structured/marked-up'
import { metaFacts } from './structured/meta-facts'
import { productFacts } from './structured/product-facts'
import { textOf, type SchemaNode } from './structured/schema-node'

/** The facts of each kind of machine-readable markup. */
export type Gathered = {
  shop: ExtractedFacts | undefined
  structured: ExtractedFacts[]
  state: ExtractedFacts
  meta: ExtractedFacts
  main: MainProduct | undefined
  /** The items of each kind of markup. */
  markup: { part: PagePart; roots: SchemaNode[] }[]
  roots: SchemaNode[]
}

function sharedFacts({ rating, reviewCount, brand, description }: ExtractedFacts): ExtractedFacts {
  return { rating, reviewCount, brand, description }
}

const inLayout = (facts: ExtractedFacts | undefined) => facts && { ...facts, part: 'layout' as const }

/** Reads all machine-readable markup. Later kinds only count if they are about the same product as the first. */
export function gatherFacts(page: Page, layout: ShopLayout | undefined): Gathered {
  const meta: ExtractedFacts = { ...metaFacts(page), part: 'meta' }
  const markup: Gathered['markup'] = [
    { part: 'json-ld', roots: jsonLdNodes(page) },
    { part: 'microdata', roots: markedUpNodes(page, MICRODATA) },
    { part: 'rdfa', roots: markedUpNodes(page, RDFA) },
  ]
  const mains = markup.flatMap(({ part, roots }) => {
    const found = mainProduct(roots, page)
    return found ? [{ ...found, part }] : []
  })
  const main = mains.find(({ isNamed }) => isNamed) ?? mains[0]
  const name = main ? textOf(main.node, 'name') : null
  const agreeing = mains.filter((other) => other === main || !name || isSameProduct(other.node, name, page))
  return {
    meta,
    main,
    markup,
    roots: markup.flatMap(({ roots }) => roots),
    structured: [
      ...agreeing.map(({ node, part }) => ({ ...productFacts(node, page, meta.price ?? null), part })),
      ...(main?.namesakes ?? []).map((node) => ({ ...sharedFacts(productFacts(node, page, null)), part: main?.part })),
    ],
    state: { ...stateFacts(page), part: 'data' },
    shop: layout === 'amazon' ? inLayout(amazonFacts(page)) : undefined,
  }
}
