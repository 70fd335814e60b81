import { imageAddresses } from '@/lib/contract/products/product-images'
import type { CatalogItem } from '@/lib/contract/products/catalog'
import { formatPrice } from '@/lib/format/products/price'
import { shopHost } from '@/lib/format/addresses/shop-host'
import { FallbackPicture } from '../../../ui/display/fallback-picture'

/** A product as a button to choose it. @param props.note beside the shop. */
export function ProductChoice({
  product,
  note,
  onChoose,
}: {
  product: CatalogItem
  note?: string
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-tint"
    >
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-lg bg-picture text-center text-xs text-muted">
        <FallbackPicture
          addresses={product.image ? imageAddresses(product.image) : []}
          alt=""
          sizes="48px"
          fallback=""
          className="size-full object-contain"
        />
      </span>
      <span className="grid min-w-0 grow">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {product.name || 'Untitled'}
        </span>
        <span className="text-sm text-muted">
          {[shopHost(product.product_url) || 'No shop', note].filter(Boolean).join(' · ')}
        </span>
      </span>
      {product.price !== null && (
        <span className="shrink-0 text-sm tabular-nums">{formatPrice(product.price, product.currency)}</span>
      )}
    </button>
  )
}
