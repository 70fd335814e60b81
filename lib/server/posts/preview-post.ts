import 'server-only'
import type { PreviewedWork } from '@/lib/contract/posts/preview-calls'
import { shownPicture } from '@/lib/contract/products/product-images'
import { programmesIn } from '@/lib/format/addresses/affiliate-link'
import { renderContent } from '../content/render-content'
import type { Database } from '../db/database'
import { productsById } from '../products/products-by-id'
import { withoutHiddenPrices } from '../products/responses/hidden-prices'
import { listProgrammes } from '../products/responses/programmes'
import { withReplacements } from '../products/responses/with-replacements'

/** Renders unsaved work on a post as its page would after a save, with its products as visitors see them. */
export async function previewPost(database: Database, { id, content, previewImage, products: ids }: PreviewedWork) {
  const known = await productsById(database, ids)
  const post = { id, products: [...new Set(ids)].flatMap((each) => known.get(each) ?? []) }
  const { data } = await withReplacements(database, withoutHiddenPrices({ data: { post } }, false), false)
  const programmes = await listProgrammes(database)
  const products = data.post.products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  const body = renderContent(content, id ? programmesIn(id, programmes) : programmes, products, previewImage)
  return { post: data.post, body }
}
