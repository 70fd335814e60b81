'use client'

import { ClampedText } from '@/components/ui/clamped-text'
import { ProductDetails } from './product-details'
import { ProductLink } from './product-link'
import { ProductPicture } from './product-picture'
import { ProductPrice } from './product-price'
import { ProductRating } from './product-rating'
import type { ProductView } from './product-view'
import { SaveSlot } from '../site/visitor-slots'

type Props = {
  product: ProductView
  /** `card` stands in a grid; `row` is narrow, for a panel or inside the card of a post. */
  layout: 'card' | 'row'
  /** The level of its name in the headings of the page. */
  heading: 'h2' | 'h3' | 'h4'
  /** Of the cards that share a group, one shows its details at a time. */
  group?: string
  lessLabel?: 'Show Less' | 'Hide Details'
  /** Words that were looked for. */
  marked?: string[]
}

/** A product with its picture, price, details and the way to its shop. */
export function ProductCard({ product, layout, heading, group, lessLabel = 'Show Less', marked }: Props) {
  const [image] = product.images
  const facts = (
    <>
      {product.brand && <p className="text-xs font-semibold tracking-wide text-muted uppercase wrap-anywhere">{product.brand}</p>}
      <ClampedText as={heading} text={product.name} lines={2} what="name" marked={marked} className="font-display leading-snug font-bold" />
      <ProductRating rating={product.rating} />
      <ProductPrice price={product.price} before={product.before} />
    </>
  )
  const description = product.description && (
    <ClampedText text={product.description} lines={layout === 'card' ? 3 : 2} what="description" marked={marked} className="text-sm leading-relaxed text-muted" />
  )
  const details = <ProductDetails product={product} group={group} lessLabel={lessLabel} />
  if (layout === 'row') {
    return (
      <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3">
        <ProductPicture name={product.name} image={image} sizes="80px" fallback="No image" className="self-start rounded-lg text-center" />
        <div className="grid content-start gap-1">{facts}</div>
        <div className="col-span-2 grid gap-2">
          {description}
          {details}
          <div className="flex items-center gap-2">
            <ProductLink product={product} className="grow" />
            <SaveSlot kind="product" id={product.id} name={product.name} />
          </div>
        </div>
      </article>
    )
  }
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <ProductPicture name={product.name} image={image} sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw" fallback="No Image" />
      <div className="flex grow flex-col gap-2 p-5">
        {facts}
        {product.availability && <p className="text-sm">{product.availability}</p>}
        {description}
        {details}
        <div className="mt-auto flex items-center gap-2">
          <ProductLink product={product} className="grow" />
          <SaveSlot kind="product" id={product.id} name={product.name} />
        </div>
      </div>
    </article>
  )
}
