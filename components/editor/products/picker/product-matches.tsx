import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Product } from '@/lib/contract/products/product'
import { formatPrice } from '@/lib/format/products/price'
import { shopHost } from '@/lib/format/addresses/hosts'
import { shownPicture } from '@/lib/contract/products/product-images'
import { FallbackPicture } from '../../../ui/display/fallback-picture'

type Props = {
  /** The number of all products that match, if not all are shown; otherwise null. */
  total: number | null
  isLinked: (product: Product) => boolean
  onLink: (product: Product) => void
}

/** The options of the product search; those that are linked already say so. */
export function ProductMatches({ total, isLinked, onLink }: Props) {
  return (
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 overflow-clip rounded-lg border border-line bg-surface shadow-lift"
    >
      <Autocomplete.List aria-label="Products" className="max-h-96 overflow-y-auto py-1">
        {(product: Product) => (
          <Autocomplete.Item
            key={product.product_id}
            value={product}
            onClick={() => onLink(product)}
            className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm outline-none select-none data-highlighted:bg-tint"
          >
            <Match product={product} isLinked={isLinked(product)} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      {total !== null && (
        <p className="border-t border-line px-3 py-2 text-sm text-muted">
          {`${total.toLocaleString('en-US')} products match. Keep typing to find others.`}
        </p>
      )}
    </div>
  )
}

function Match({ product, isLinked }: { product: Product; isLinked: boolean }) {
  const picture = shownPicture(product.images)
  return (
    <>
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-picture">
        {picture && <FallbackPicture addresses={[picture]} alt="" sizes="44px" className="size-full object-contain" />}
      </span>
      <span className="grid min-w-0 grow">
        <span dir="auto" className="wrap-anywhere">
          {product.name}
        </span>
        <span className="text-xs text-muted">{shopHost(product.product_url)}</span>
      </span>
      <span className="shrink-0 text-muted">
        {isLinked ? 'Added' : product.price !== null && formatPrice(product.price, product.currency)}
      </span>
    </>
  )
}
