import { Autocomplete } from '@base-ui/react/autocomplete'
import { type KeyboardEvent, type RefObject, use, useId, useRef, useState } from 'react'
import type { Product } from '@/lib/contract/products/product'
import { MAX_LINKED_PRODUCTS, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { notify } from '@/components/site/frame/notify'
import { Help } from '@/components/ui/controls/help'
import { FIELD } from '../../kit/form-field'
import { Picture, Section, Words } from '../../kit/frame'
import { type ChosenProduct, chosenProduct } from '../form/post-values'
import { FetchStatus } from '../../product-editor/add/source-dialog'
import { isWebAddress } from '../../product-editor/add/use-product-fetch'
import { isRow, optionGroups, type ProductOption, ProductOptions } from './product-options'
import { useFeedRows, useLoadedProducts } from './use-loaded-products'
import { ProductEntryOptions, useProductEntry } from '../../product-editor/add/product-entry-options'
import { IconButton } from '@/components/ui/controls/button'
import { GripVertical, Pencil } from 'lucide-react'
import dynamic from 'next/dynamic'
import { formatPrice } from '@/lib/format/products/product-values'
import { OwnApi } from '../../kit/whole-contract'
import { RowList } from '../../kit/row-list'

const HELP = (
  <Help about="Linked Products">
    Type part of a name to find products and rows of your product feeds, or paste the address of a product page and
    press Enter to fetch it.
  </Help>
)

type Props = {
  chosen: ChosenProduct[]
  /** Why a save was refused for them. */
  error?: string | undefined
  onChange: (chosen: ChosenProduct[]) => void
}

/** What can be linked by a text: products of the shelf, and below them rows of feeds. */
function usePickable(text: string, { chosen, onChange, setText }: Props & { setText: (text: string) => void }) {
  const { matches, total, errorMessage: listError, add } = useLoadedProducts(text)
  const isLinked = (product: Product) => chosen.some(({ product_id }) => product_id === product.product_id)
  const link = (product: Product) => {
    if (isLinked(product)) notify('error', ADMIN_TEXTS.productAlreadyAdded)
    else if (chosen.length < MAX_LINKED_PRODUCTS) onChange([...chosen, chosenProduct(product)])
    setText('')
  }
  const { rows, choose } = useFeedRows(text, matches, (product) => {
    add(product)
    link(product)
  })
  return { groups: optionGroups(matches, rows), total, isLinked, link, choose, add, listError }
}

/** Links products to a post: by name among the stored ones, or by the URL of a shop's page. */
export function ProductPicker({ chosen, error, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wantsList, setOpen] = useState(false)
  const { groups, total, isLinked, link, choose, add, listError } = usePickable(text, { chosen, onChange, setText })
  const isOpen = wantsList && groups.length > 0
  const entry = useProductEntry((product, _message, reading) => {
    // Without a reading, the API has stored the product before the review.
    if (!reading) add(product)
    setText('')
    if (isLinked(product)) link(product)
    return !isLinked(product)
  })
  const { isFetching, errorMessage, start, cancel, clearError } = entry
  const stop = () => {
    cancel()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isWebAddress(text.trim())) void start(text.trim())
  }
  const message = errorMessage || listError
  return (
    <Section title="Linked Products" field={id} mark={HELP} error={error}>
      <Autocomplete.Root
        inline
        open={isOpen}
        // A row with choices opens these in its place.
        onOpenChange={(next, { reason }) => reason !== 'item-press' && setOpen(next)}
        items={groups}
        filter={null}
        autoHighlight
        value={text}
        itemToStringValue={({ name }: ProductOption) => name}
        onValueChange={(next, { reason }) => {
          if (reason === 'item-press') return
          setText(next)
          setOpen(true)
          clearError()
        }}
      >
        <div className="relative">
          <Autocomplete.Input
            id={id}
            ref={field}
            dir="auto"
            maxLength={MAX_URL_LENGTH}
            readOnly={isFetching}
            placeholder="Search products or paste a URL"
            aria-describedby={`${id}-hint`}
            aria-expanded={isOpen}
            aria-invalid={message !== '' || error !== undefined}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            className={FIELD}
          />
          {isOpen && (
            <ProductOptions
              total={total}
              isLinked={isLinked}
              onChoose={(option) => (isRow(option) ? void choose(option) : link(option))}
            />
          )}
        </div>
      </Autocomplete.Root>
      <FetchStatus id={`${id}-hint`} isFetching={isFetching} message={message} onStop={stop} />
      {!isFetching && (
        <ProductEntryOptions
          address={isWebAddress(text.trim()) ? text.trim() : ''}
          name={isWebAddress(text.trim()) ? '' : text.trim()}
          entry={entry}
          action="Link Product"
          onDone={(product) => {
            clearError()
            add(product)
            link(product)
          }}
        />
      )}
      <ChosenProducts chosen={chosen} onChange={onChange} field={field} />
    </Section>
  )
}

const EditProduct = dynamic(
  () => import('../../product-editor/add/edit-product').then((module) => module.EditProduct),
  { ssr: false },
)

type ChosenProps = Pick<Props, 'chosen' | 'onChange'> & { field: RefObject<HTMLElement | null> }

/** The linked products in order: also moved by drag and drop; from the last, focus goes on to the field. */
function ChosenProducts({ chosen, onChange, field }: ChosenProps) {
  const catalog = use(OwnApi)
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <div className="mt-3 empty:hidden">
      <RowList
        label="Linked products"
        items={chosen}
        keyOf={({ product_id: id }) => id}
        nameOf={({ name }) => name}
        onChange={onChange}
        last={field}
        isDraggable
      >
        {({ product_id: id, picture, price, currency }, { name, buttons }) => (
          <div className="flex gap-2 p-2">
            <GripVertical aria-hidden="true" className="mt-1 size-4 shrink-0 cursor-grab text-muted max-sm:hidden" />
            <Picture address={picture} sizes="48px" className="size-12 shrink-0 rounded-md bg-picture object-contain" />
            <div className="min-w-0 grow">
              <Words className="block text-sm leading-snug font-medium">{name}</Words>
              <div className="flex items-center">
                <span className="mr-auto text-sm text-muted">{price !== null && formatPrice(price, currency)}</span>
                {catalog && <IconButton isSmall icon={Pencil} label={`Edit ${name}`} onClick={() => setEdited(id)} />}
                <div className="flex">{buttons}</div>
              </div>
            </div>
          </div>
        )}
      </RowList>
      {edited !== null && (
        <EditProduct
          id={edited}
          onClose={() => setEdited(null)}
          onSaved={(product) => {
            setEdited(null)
            onChange(chosen.map((each) => (each.product_id === edited ? chosenProduct(product) : each)))
          }}
        />
      )}
    </div>
  )
}
