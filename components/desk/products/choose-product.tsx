import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CatalogRow, catalogPageQuery, suggestionsQuery } from '@/lib/client/products/catalog'
import { errorMessageOf } from '../kit/error-message'
import { SearchField } from '../kit/list-head'
import { imageAddresses } from '@/lib/contract/products/product-images'
import type { CatalogItem } from '@/lib/contract/products/catalog'
import { formatPrice } from '@/lib/format/products/price'
import { shopHost } from '@/lib/format/addresses/hosts'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'

type Props = {
  /** What the search starts with. */
  name: string
  /** The product that cannot be chosen. */
  except: string
  onChoose: (product: CatalogRow) => void
}

const SAME = { gtin: 'Same GTIN', sku: 'Same item number', name: '' } as const

/** A search over all products, to choose one in place of another, with suggestions. */
export function ChooseProduct({ name, except, onChoose }: Props) {
  const [q, setQuery] = useState(name)
  const { data: suggested = [] } = useQuery(suggestionsQuery(except))
  const { data, error } = useQuery({
    ...catalogPageQuery({ filter: 'all', q, sort: 'newest', page: 1 }),
    placeholderData: keepPreviousData,
  })
  const isSuggested = (id: string) => suggested.some((each) => each.id === id)
  const found = data?.products.filter(({ id }) => id !== except && !isSuggested(id))
  return (
    <div className="grid gap-3">
      {suggested.length > 0 && (
        <section aria-labelledby="suggested-products">
          <h3 id="suggested-products" className="text-sm font-semibold">
            Suggested
          </h3>
          <ul aria-labelledby="suggested-products" className="grid divide-y divide-line">
            {suggested.map((product) => (
              <li key={product.id}>
                <ProductChoice product={product} note={SAME[product.same]} onChoose={() => onChoose(product)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchField q={q} label="All products" onSearch={setQuery} />
      <p role="status" className="text-sm text-muted">
        {error && !data ? errorMessageOf(error) : found?.length === 0 ? 'No other product matches' : ''}
      </p>
      <ul aria-label="Products found" className="grid max-h-80 divide-y divide-line overflow-y-auto">
        {found?.map((product) => (
          <li key={product.id}>
            <ProductChoice product={product} onChoose={() => onChoose(product)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A product as a button to choose it. @param props.note beside the shop. */
function ProductChoice({ product, note, onChoose }: { product: CatalogItem; note?: string; onChoose: () => void }) {
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
