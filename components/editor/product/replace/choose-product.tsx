import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imageAddresses } from '@/components/products/product-images'
import { type CatalogRow, catalogPageQuery } from '@/lib/client/catalog'
import { formatPrice } from '@/lib/format/price'
import { shopHost } from '@/lib/format/shop-host'
import { errorMessageOf } from '../../../admin/error-message'
import { SearchField } from '../../../admin/list/search-field'
import { FallbackPicture } from '../../../ui/fallback-picture'

type Props = {
  /** What the search starts with. */
  name: string
  /** The product that cannot be chosen. */
  except: string
  onChoose: (product: CatalogRow) => void
}

/** A search over all products, to choose one. */
export function ChooseProduct({ name, except, onChoose }: Props) {
  const [q, setQuery] = useState(name)
  const { data, error } = useQuery({
    ...catalogPageQuery({ filter: 'all', q, sort: 'newest', page: 1 }),
    placeholderData: keepPreviousData,
  })
  const found = data?.products.filter(({ id }) => id !== except)
  return (
    <div className="grid gap-3">
      <SearchField q={q} label="All products" onSearch={setQuery} />
      <p role="status" className="text-sm text-muted">
        {error && !data ? errorMessageOf(error) : found?.length === 0 ? 'No other product matches' : ''}
      </p>
      <ul aria-label="Products found" className="grid max-h-80 divide-y divide-line overflow-y-auto">
        {found?.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => onChoose(product)}
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
                <span className="text-sm text-muted">{shopHost(product.product_url) || 'No shop'}</span>
              </span>
              {product.price !== null && (
                <span className="shrink-0 text-sm tabular-nums">{formatPrice(product.price, product.currency)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
