import { IconButton } from '@/components/ui/controls/button'
import { GripVertical, Pencil, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { use, useRef, useState } from 'react'
import { formatPrice } from '@/lib/format/products/price'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { MoveButtons, useReorder } from '@/components/ui/reorder'
import { OwnApi } from '../../kit/whole-contract'
import { type ChosenProduct, chosenProduct } from '../form/post-values'
import { focusAfterRemoval } from '../../kit/focus-after-removal'

/** Loaded once a product is edited. */
const EditProduct = dynamic(
  () => import('../../product-editor/add/edit-product').then((module) => module.EditProduct),
  { ssr: false },
)

type Props = { chosen: ChosenProduct[]; onChange: (chosen: ChosenProduct[]) => void; focusField: () => void }

/**
 * The linked products in order: moved by drag and drop, by buttons, or by Alt with an arrow key. On removal,
 * focus moves to the next one, from the last to the field.
 */
export function ChosenProducts({ chosen, onChange, focusField }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { announcement, dragged, move, rowProps } = useReorder(chosen, ({ name }) => name, onChange)
  const [edited, setEdited] = useState<string | null>(null)
  const remove = (index: number) => {
    focusAfterRemoval(list.current, index, focusField)
    onChange(chosen.filter((_, other) => other !== index))
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} aria-label="Linked products" className="mt-3 grid gap-2 empty:hidden">
        {chosen.map((product, index) => (
          <li
            key={product.product_id}
            {...rowProps(index)}
            className={`rounded-lg border border-line bg-surface ${dragged === index ? 'opacity-50' : ''}`}
          >
            <Chip
              product={product}
              index={index}
              count={chosen.length}
              onMove={move}
              onEdit={() => setEdited(product.product_id)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
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
    </>
  )
}

type ChipProps = {
  product: ChosenProduct
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onEdit: () => void
  onRemove: () => void
}

function Chip({ product, index, count, onMove, onEdit, onRemove }: ChipProps) {
  const catalog = use(OwnApi)
  return (
    <div className="flex gap-2 p-2">
      <GripVertical aria-hidden="true" className="mt-1 size-4 shrink-0 cursor-grab text-muted max-sm:hidden" />
      {product.picture && (
        <FallbackPicture
          addresses={[product.picture]}
          alt=""
          sizes="48px"
          className="size-12 shrink-0 rounded-md bg-picture object-contain"
        />
      )}
      <div className="min-w-0 grow">
        <p dir="auto" className="text-sm leading-snug font-medium wrap-anywhere">
          {product.name}
        </p>
        <div className="flex items-center">
          <span className="mr-auto text-sm text-muted">
            {product.price !== null && formatPrice(product.price, product.currency)}
          </span>
          <MoveButtons name={product.name} index={index} count={count} onMove={onMove} />
          {catalog && <IconButton isSmall icon={Pencil} label={`Edit ${product.name}`} onClick={onEdit} />}
          <IconButton isSmall icon={X} label={`Remove ${product.name}`} onClick={onRemove} />
        </div>
      </div>
    </div>
  )
}
