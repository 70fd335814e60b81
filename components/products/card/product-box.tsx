import type { ReactNode } from 'react'
import type { ProductView } from '../product-view'
import {
  type Mark,
  plain,
  ProductName,
  ProductPicture,
  ProductPrice,
  type ProductProps,
  ProductRating,
} from './product-summary'

/** A little less than the column of a phone: one of 390 px with two pixels each takes the copy of 320 px, not that of 640. */
const SIZES = '(min-width: 1280px) 290px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 41vw'

/** A product as a box with its picture, the same in grids and rows. */
export function ProductBox({
  product: { id, name, images },
  first,
  children,
}: {
  product: ProductView
  /** Whether its picture is among the first that visitors see. */
  first?: boolean | undefined
  children: ReactNode
}) {
  return (
    <article data-product={id} className="product-card">
      <ProductPicture name={name} image={images[0]} sizes={SIZES} fallback="No Image" first={first} />
      <div className="flex grow flex-col gap-1 p-2.5 sm:p-4">{children}</div>
    </article>
  )
}

/** Name, rating and price. */
export function ProductSummary({
  product,
  heading: Heading,
  mark = plain,
}: ProductProps & { mark?: Mark | undefined }) {
  return (
    <>
      <Heading dir="auto" lang={product.language} className="product-heading">
        <ProductName product={product}>{mark(product.name)}</ProductName>
      </Heading>
      <ProductRating rating={product.rating} />
      <ProductPrice {...product} />
    </>
  )
}
