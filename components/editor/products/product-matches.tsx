import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Product } from '@/lib/contract/product'
import { formatPrice } from '@/lib/format/price'

type Props = { isLinked: (product: Product) => boolean; onLink: (product: Product) => void }

/** The options of the product search; those that are linked already say so. */
export function ProductMatches({ isLinked, onLink }: Props) {
  return (
    <Autocomplete.List
      aria-label="Products"
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-96 overflow-y-auto rounded-lg border border-line bg-surface py-1 shadow-lift"
    >
      {(product: Product) => (
        <Autocomplete.Item
          key={product.product_id}
          value={product}
          onClick={() => onLink(product)}
          className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm outline-none select-none data-highlighted:bg-tint"
        >
          <span dir="auto" className="min-w-0 grow wrap-anywhere">
            {product.name}
          </span>
          <span className="shrink-0 text-muted">
            {isLinked(product) ? 'Added' : product.price !== null && formatPrice(product.price, product.currency)}
          </span>
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  )
}
