import { Autocomplete } from '@base-ui/react/autocomplete'
import type { FeedRow } from '@/lib/contract/products/feed'
import type { Product } from '@/lib/contract/products/product'
import { shownPicture } from '@/lib/contract/products/product-images'
import { shopHost } from '@/lib/format/addresses/hosts'
import { formatPrice } from '@/lib/format/products/product-values'
import { countOf } from '@/lib/format/texts/counts'
import { ProductLine } from '../../products/choose-product'

/** What the product search offers: a product of the shelf, or a row of a feed, which becomes one. */
export type ProductOption = Product | FeedRow

export const isRow = (option: ProductOption): option is FeedRow => 'feed' in option

/** The options in groups, as the list takes them. */
export const optionGroups = (products: Product[], rows: FeedRow[]) =>
  [
    { label: 'Products', items: products },
    { label: 'From your product feeds', items: rows },
  ].filter(({ items }) => items.length > 0)

type OptionsProps = {
  /** The number of all products that match, if not all are shown; otherwise null. */
  total: number | null
  isLinked: (product: Product) => boolean
  onChoose: (option: ProductOption) => void
}

/** The options of the product search, those of feeds below the shelf's; products that are linked already say so. */
export function ProductOptions({ total, isLinked, onChoose }: OptionsProps) {
  return (
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 overflow-clip rounded-lg border border-line bg-surface shadow-lift"
    >
      <Autocomplete.List aria-label="Products" className="max-h-96 overflow-y-auto py-1">
        {({ label, items }: { label: string; items: ProductOption[] }) => (
          <Autocomplete.Group key={label} items={items}>
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
              {label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(option: ProductOption) => (
                <Autocomplete.Item
                  key={isRow(option) ? `${option.id} ${option.name}` : option.product_id}
                  value={option}
                  onClick={() => onChoose(option)}
                  className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm outline-none select-none data-highlighted:bg-tint"
                >
                  <ProductLine
                    addresses={pictureOf(option)}
                    name={option.name}
                    note={isRow(option) ? `${option.shop} · ${option.feed}` : shopHost(option.product_url)}
                  >
                    {noteOf(option, isLinked)}
                  </ProductLine>
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
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

function noteOf(option: ProductOption, isLinked: OptionsProps['isLinked']) {
  if (isRow(option)) {
    if (option.choices.length > 1) return countOf(option.choices.length, 'choice')
  } else if (isLinked(option)) return 'Added'
  return option.price !== null && formatPrice(option.price, option.currency)
}

/** The address of the picture of an option; none without one. */
export function pictureOf(option: ProductOption): string[] {
  const address = isRow(option) ? option.image : shownPicture(option.images)
  return address ? [address] : []
}
