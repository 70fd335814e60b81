import { storable } from '@/lib/format/texts/map-texts'
import { truncate } from '@/lib/format/texts/shorten'
import { productFieldsSchema } from '@/lib/contract/products/product-correction'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import type { ImportedProduct } from '../../../import/imported-post'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { type NewProduct, type NewRow, newProductRow } from '../../products/create-product'
import { identitiesOf, readKnownProducts } from '../../products/import/known-products'
import { noteFirstPrices } from '../../products/product-row'

export type FoundProduct = NewProduct

/** The products that can be stored, each once, with their pictures placed. @param notes receives a sentence for the others. */
export async function checkProducts(
  found: ImportedProduct[],
  pictureOf: (src: string) => Promise<string | null>,
  notes: string[],
): Promise<FoundProduct[]> {
  const checked = new Map<string, FoundProduct>()
  for (const { name, url, image, price, currency, description } of found) {
    const picture = image && (await pictureOf(image))
    const fields = productFieldsSchema.safeParse(
      storable({
        name: name.trim().slice(0, 500),
        product_url: url,
        description: description.slice(0, 10_000),
        ...(price !== null && { price, currency: currency ?? DEFAULT_CURRENCY }),
        ...(picture && { images: [{ uploaded_url: picture, is_primary: true }] }),
      }),
    )
    if (fields.success) checked.set(url, fields.data as FoundProduct)
    else notes.push(`The product “${truncate(name, 80)}” has no address or name that can be stored.`)
  }
  return [...checked.values()]
}

/**
 * The products of a post; those that the site does not have are added. Their fields are not held: reading their pages
 * brings them up to date.
 * @returns the products to link, and the ids of those that were added.
 */
export async function storeProducts(tx: Database, found: FoundProduct[]) {
  const linked = new Set<string>()
  const added: string[] = []
  for (const fields of found) {
    const row: NewRow = { ...newProductRow(fields, new Date()), corrected: [] }
    const known = await readKnownProducts(tx, [row])
    const id = identitiesOf(row).flatMap(({ code }) => known.get(code) ?? [])[0]?.id
    if (!id) {
      await tx.insert(products).values(row)
      await noteFirstPrices(tx, [row])
      added.push(row.id)
    }
    linked.add(id ?? row.id)
  }
  return { linked: [...linked].map((product_id) => ({ product_id })), added }
}
