import type { ReactNode } from 'react'
import { ClampedText } from '@/components/ui/clamped-text'
import { SaveSlot } from '../site/visitor-slots'
import { ProductLink } from './product-link'
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
export function ProductSummary({ product, heading, mark = plain }: ProductProps & { mark?: Mark | undefined }) {
  return (
    <>
      {product.brand && <p className="brand">{product.brand}</p>}
      <ClampedText as={heading} lines={2} what="name" className="font-display leading-snug font-bold">
        {mark(product.name)}
      </ClampedText>
      <ProductRating rating={product.rating} />
      <ProductPrice price={product.price} before={product.before} />
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
    <div className="mt-auto flex items-center gap-2">
      <ProductLink product={product} />
      <SaveSlot kind="product" id={product.id} name={product.name} />
    </div>
  )
}
