import 'server-only'
import type { PreviewedWork } from '@/lib/contract/posts/editor-calls'
import { shownPicture } from '@/lib/contract/products/product-images'
import { programmesIn } from '@/lib/format/addresses/affiliate-link'
import { renderContent } from '../content/render-content'
import type { Database } from '../db/database'
import { publicPicture, withPublicPictures } from '../images/public-pictures'
import { productPresenter } from '../products/present-products'
import { productsById } from '../products/product-row'
import { listProgrammes } from '../products/programmes'

/** Renders unsaved work on a post as visitors would see it after a save. */
export async function previewPost(database: Database, { id, content, previewImage, products: ids }: PreviewedWork) {
  const known = await productsById(database, ids)
  const present = await productPresenter(database, [...known.values()], 'visitor')
  const products = [...known.values()].map((product) => present(product, id))
  const programmes = await listProgrammes(database)
  const shown = products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  const body = renderContent(
    withPublicPictures(content),
    id ? programmesIn(id, programmes) : programmes,
    shown,
    publicPicture(previewImage),
  )
  return { post: { id, products }, body }
}
