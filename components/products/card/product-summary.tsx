import { SaveSlot } from '#save-slot'
import type { CSSProperties, ReactNode } from 'react'
import { ClampedText } from '@/components/ui/display/clamped-text'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { TEXTS } from '@/lib/contract/texts'
import type { PictureView, ProductView } from '../product-view'

export type ProductProps = {
  product: ProductView
  /** Heading level of its name. */
  heading: 'h2' | 'h3' | 'h4'
}

/** Highlights the searched words in a text. */
export type Mark = (text: string) => ReactNode

/** How every link to a shop is followed: in a new tab, and declared as sponsored. */
const SHOP = { target: '_blank', rel: 'sponsored nofollow noopener' }

/** The name of a product as a link to the shop, whose area covers the picture: `.product-name` in app/parts.css. */
export function ProductName({ product: { link }, children }: { product: ProductView; children: ReactNode }) {
  if (!link) return children
  return (
    <a href={link.address} {...SHOP} className="product-name">
      {children}
    </a>
  )
}

/** Stars, rating and number of reviews; nothing for a product without a rating. */
export function ProductRating({ rating }: Pick<ProductView, 'rating'>) {
  if (!rating) return null
  const [reviews, ...unit] = rating.reviews?.split(' ') ?? []
  return (
    <p className="rating">
      <span aria-hidden="true" className="stars" style={{ '--rated': `${rating.percent}%` } as CSSProperties} />
      <span>
        <span className="sr-only">Rated </span>
        <span className="font-semibold text-ink">{rating.text}</span>
        <span className="sr-only"> out of 5</span>
      </span>
      {reviews && (
        <span className="text-muted">
          <span>{`(${reviews}`}</span>
          <span className="max-sm:sr-only">{` ${unit.join(' ')}`}</span>)
        </span>
      )}
    </p>
  )
}

/** The price of a product with what stands beside it, and when it was checked. */
export function ProductPrice({
  price,
  priceChecked,
  children,
}: Pick<ProductView, 'price' | 'priceChecked'> & { children?: ReactNode }) {
  if (price === null) return null
  return (
    <p className="price">
      <strong>{price}</strong>
      {children}
      {priceChecked !== null && <small>{priceChecked}</small>}
    </p>
  )
}

/** The previous price of a product, struck through, and the saving; nothing if it was not higher. */
export function PriceBefore({ before, saving }: Pick<ProductView, 'before' | 'saving'>) {
  return (
    <>
      {before !== null && (
        <s>
          <span className="sr-only">before: </span>
          <span>{before}</span>
        </s>
      )}
      {saving !== null && <b>{`Save ${saving}`}</b>}
    </>
  )
}

/** The description from the shop. */
export function ProductDescription({
  product,
  mark = (text) => text,
}: {
  product: ProductView
  mark?: Mark | undefined
}) {
  const { description, language } = product
  return (
    description && (
      <ClampedText lang={language} className="text-sm leading-6 text-muted">
        {mark(description)}
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

/** The link to the shop, in a new tab; nothing for a product without a URL. */
function ProductLink({ product: { link, gone, name } }: { product: ProductView }) {
  if (gone) return <NoLongerAvailable instead={gone.instead} />
  if (!link) return null
  return (
    <a href={link.address} {...SHOP} className="shop-link">
      <span>{link.label}</span>
      <span aria-hidden="true" className="hidden font-normal wrap-anywhere print:inline">
        {link.address}
      </span>
      <span className="sr-only">{`: ${name} (opens in a new tab)`}</span>
    </a>
  )
}

/** A link to a shop in a text. */
export function ShopLink({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} {...SHOP} className="wrap-anywhere text-link underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function NoLongerAvailable({ instead }: NonNullable<ProductView['gone']>) {
  return (
    <p className="text-sm">
      <span className="font-semibold">{TEXTS.gone}</span>
      {instead && <br />}
      {instead && <ShopLink address={instead.address}>{`Instead: ${instead.name}`}</ShopLink>}
    </p>
  )
}

type PictureProps = {
  image: PictureView | undefined
  /** Fallback for a missing alt text. */
  name: string
  /** Rendered width, as the `sizes` of an image. */
  sizes: string
  fallback: 'No Image' | 'No image'
  /** Loads with high priority. */
  first?: boolean | undefined
  className?: string
}

/** The image of a product in a square frame with reserved space: whole, or filling it around its focal point. */
export function ProductPicture({ image, name, sizes, fallback, first, className = '' }: PictureProps) {
  return (
    <div className={`aspect-square overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={image?.addresses ?? []}
        alt={image?.alt ?? name}
        sizes={sizes}
        fallback={fallback}
        focus={image?.focus}
        first={first}
        className={`size-full ${image?.focus ? 'object-cover' : 'object-contain'}`}
      />
    </div>
  )
}
