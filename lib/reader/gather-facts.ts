import 'server-only'
import type { ExtractedFacts } from './facts'
import type { Page } from './page/page'
import type { ShopLayout } from './reader-options'
import { amazonFacts } from './shops/amazon-facts'
import { stateFacts } from './state/state-facts'
import { jsonLdNodes } from './structured/json-ld'
import { isSameProduct, mainProduct, type MainProduct } from './structured/main-product'
import { microdataNodes, rdfaNodes } from './structured/marked-up'
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
  roots: SchemaNode[]
}

/** Facts that all variants of a product share. */
function sharedFacts({ rating, reviewCount, brand, description }: ExtractedFacts): ExtractedFacts {
  return { rating, reviewCount, brand, description }
}

/** Reads all machine-readable markup. Later kinds only count if they are about the same product as the first. */
export function gatherFacts(page: Page, layout: ShopLayout | undefined): Gathered {
  const meta = metaFacts(page)
  const kinds = [jsonLdNodes(page), microdataNodes(page), rdfaNodes(page)]
  const mains = kinds.map((roots) => mainProduct(roots, page)).filter((main) => main !== undefined)
  const main = mains.find(({ isNamed }) => isNamed) ?? mains[0]
  const name = main ? textOf(main.node, 'name') : null
  const agreeing = mains.filter((other) => other === main || !name || isSameProduct(other.node, name, page))
  return {
    meta,
    main,
    roots: kinds.flat(),
    structured: [
      ...agreeing.map(({ node }) => productFacts(node, page, meta.price ?? null)),
      ...(main?.namesakes ?? []).map((node) => sharedFacts(productFacts(node, page, null))),
    ],
    state: stateFacts(page),
    shop: layout === 'amazon' ? amazonFacts(page) : undefined,
  }
}
