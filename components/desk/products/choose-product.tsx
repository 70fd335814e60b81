import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type CatalogRow, catalogPageQuery, suggestionsQuery } from '@/lib/client/products/catalog'
import { errorMessageOf, Status } from '../kit/feedback'
import { SearchField } from '../kit/list-head'
import { imageAddresses } from '@/lib/contract/products/product-images'
import type { CatalogItem } from '@/lib/contract/products/catalog'
import { formatPrice } from '@/lib/format/products/product-values'
import { shopHost } from '@/lib/format/addresses/hosts'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { Words } from '../kit/frame'

type Props = {
  /** What the search starts with. */
  name: string
  except: string
  onChoose: (product: CatalogRow) => void
}

const SAME = { gtin: 'Same GTIN', sku: 'Same item number', name: '' } as const

/** A search over all products, to choose one in place of another, with suggestions. */
export function ChooseProduct({ name, except, onChoose }: Props) {
  const [q, setQuery] = useState(name)
  const { data: suggested = [] } = useQuery(suggestionsQuery(except))
  const { data, error } = useQuery(catalogPageQuery({ filter: 'all', q, sort: 'newest', page: 1 }))
  const isSuggested = (id: string) => suggested.some((each) => each.id === id)
  const found = data?.products.filter(({ id }) => id !== except && !isSuggested(id))
  const choice = (product: CatalogRow, same?: string) => (
    <li key={product.id}>
      <ProductChoice {...lineOf(product, same)} onChoose={() => onChoose(product)} />
    </li>
  )
  return (
    <div className="grid gap-3">
      {suggested.length > 0 && (
        <section aria-labelledby="suggested-products">
          <h3 id="suggested-products" className="text-sm font-semibold">
            Suggested
          </h3>
          <ul aria-labelledby="suggested-products" className="grid divide-y divide-line">
            {suggested.map((product) => choice(product, SAME[product.same]))}
          </ul>
        </section>
      )}
      <SearchField q={q} label="All products" onSearch={setQuery} />
      <Status>{error && !data ? errorMessageOf(error) : found?.length === 0 ? 'No other product matches' : ''}</Status>
      <ul aria-label="Products found" className="grid max-h-80 divide-y divide-line overflow-y-auto">
        {found?.map((product) => choice(product))}
      </ul>
    </div>
  )
}

const lineOf = ({ name, image, product_url, price, currency }: CatalogItem, same = '') => ({
  addresses: image ? imageAddresses(image) : [],
  name,
  note: [shopHost(product_url) || 'No shop', same].filter(Boolean).join(' · '),
  children: price !== null && formatPrice(price, currency),
})

type LineProps = {
  /** Of its picture; each stands in where the one before it fails. */
  addresses: string[]
  name: string
  /** Below the name, such as its shop. */
  note?: string
  children: ReactNode
}

/** A product to choose: its picture, its name, and what is said of it. */
export function ProductLine({ addresses, name, note, children }: LineProps) {
  return (
    <>
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-picture">
        <FallbackPicture addresses={addresses} alt="" sizes="44px" className="size-full object-contain" />
      </span>
      <span className="grid min-w-0 grow">
        <Words>{name || 'Untitled'}</Words>
        {note && <span className="text-xs text-muted">{note}</span>}
      </span>
      <span className="shrink-0 text-end text-muted tabular-nums">{children}</span>
    </>
  )
}

/** A product as a button to choose it. */
export function ProductChoice({ onChoose, ...line }: LineProps & { onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg p-2 text-start text-sm hover:bg-tint"
    >
      <ProductLine {...line} />
    </button>
  )
}
