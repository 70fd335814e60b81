import type { ReactNode } from 'react'
import { ClampedText } from '@/components/ui/display/clamped-text'
import { SaveSlot } from '../site/frame/visitor/visitor-slots'
import { ProductLink, ProductName } from './product-link'
import { ProductPrice } from './product-price'
import { ProductRating } from './product-rating'
import type { ProductView } from './product-view'

export type ProductProps = {
  product: ProductView
  /** Heading level of its name. */
  heading: 'h2' | 'h3' | 'h4'
}

/** Highlights the searched words in a text. */
export type Mark = (text: string) => ReactNode

const plain: Mark = (text) => text

/** Brand, name, rating and price. */
export function ProductSummary({
  product,
  heading: Heading,
  mark = plain,
}: ProductProps & { mark?: Mark | undefined }) {
  return (
    <>
      {product.brand && <p className="brand">{product.brand}</p>}
      <Heading dir="auto" className="font-display leading-snug font-bold wrap-anywhere">
        <ProductName product={product}>{mark(product.name)}</ProductName>
      </Heading>
      <div className="worth">
        <ProductRating rating={product.rating} />
        <ProductPrice {...product} />
      </div>
    </>
  )
}

/** The description from the shop. */
export function ProductDescription({
  text,
  lines,
  mark = plain,
}: {
  text: string
  lines: 2 | 3
  mark?: Mark | undefined
}) {
  return (
    text && (
      <ClampedText lines={lines} what="description" className="text-sm leading-relaxed text-muted">
        {mark(text)}
      </ClampedText>
    )
  )
}

/** The links to the shop and the Save button. */
export function ProductActions({ product }: { product: ProductView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ProductLink product={product} />
      <SaveSlot kind="product" id={product.id} name={product.name} />
    </div>
  )
}
