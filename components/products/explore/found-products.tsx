import { Drawn } from '#drawn'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { Product } from '@/lib/contract/products/product'
import type { Searched } from '@/lib/contract/search/search'
import { holdsWord } from '@/lib/format/texts/words'
import { listPages } from '@/lib/format/texts/counts'
import { explorePath } from '@/lib/format/addresses/paths'
import { AffiliateDisclosure } from '../affiliate-disclosure'
import { CompactProduct } from '../card/compact-product'
import { productRow } from '../product-view'

/** The number of products above the posts of a search. */
const FOUND_PRODUCTS = 4
/** Those that only mention the searched words fill a row up to this number. */
const LEAST_SHOWN = 3

type Found = { products: Product[]; pagination?: Pagination | undefined; search?: Searched | undefined }

/** The input of the call for the products that match a search best. */
export const nearbyCall = (text: string) => ({ search: text, page: 1, per_page: FOUND_PRODUCTS })

/** What is shown of them, the ones with a searched word in their names first; null if there are none, or only such that miss words. */
export function nearbyResults({ products, pagination, search }: Found) {
  if (products.length === 0 || search?.partial) return null
  const { total } = listPages(pagination, { page: 1, size: FOUND_PRODUCTS, count: products.length })
  const isNamed = ({ name, brand }: Product) => holdsWord(`${name} ${brand ?? ''}`, search?.words ?? [])
  const named = products.filter(isNamed)
  const others = products.filter((product) => !isNamed(product))
  return { products: [...named, ...others].slice(0, Math.max(named.length, LEAST_SHOWN)), total }
}

type Props = {
  text: string
  products: Product[]
  /** The number of all products that match; null if unknown, where there may be more. */
  total: number | null
}

/** The products that match a search, above its posts. */
export function FoundProducts({ text, products, total }: Props) {
  const row = productRow(products)
  return (
    <Drawn
      as="section"
      aria-labelledby="found-products"
      className="min-w-0 rounded-card border border-line bg-surface p-4 lg:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="found-products" className="text-lg font-bold">
          Products
        </h2>
        {(total === null || total > products.length) && (
          <a href={explorePath({ search: text })} className="text-sm font-semibold text-link">
            {total === null ? 'All products' : `All ${total.toLocaleString('en-US')} products`}
          </a>
        )}
      </div>
      <AffiliateDisclosure priceDate={row.priceDate} className="mt-1 mb-4" />
      <ul className="card-products max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-4">
        {row.products.map((product) => (
          <li key={product.id} className="max-sm:w-[87%] max-sm:shrink-0 max-sm:snap-start only:w-full">
            <CompactProduct product={product} heading="h3" lessLabel="Show Less" />
          </li>
        ))}
      </ul>
    </Drawn>
  )
}
