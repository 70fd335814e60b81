import { GripVertical, X } from 'lucide-react'
import { useRef } from 'react'
import { formatPrice } from '@/lib/format/price'
import { FallbackPicture } from '../../ui/fallback-picture'
import { MoveButtons, SmallButton } from '../../ui/move-buttons'
import { useReorder } from '../../ui/use-reorder'
import type { ChosenProduct } from '../form/post-values'
import { focusAfterRemoval } from '../focus-after-removal'

type Props = { chosen: ChosenProduct[]; onChange: (chosen: ChosenProduct[]) => void; focusField: () => void }

/**
 * The linked products in order: moved by drag and drop, by buttons, or by Alt with an arrow key. On removal,
 * focus moves to the next one, from the last to the field.
 */
export function ChosenProducts({ chosen, onChange, focusField }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { announcement, dragged, move, rowProps } = useReorder(chosen, ({ name }) => name, onChange)
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
            <Chip product={product} index={index} count={chosen.length} onMove={move} onRemove={() => remove(index)} />
          </li>
        ))}
      </ol>
    </>
  )
}

type ChipProps = {
  product: ChosenProduct
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function Chip({ product, index, count, onMove, onRemove }: ChipProps) {
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
          <SmallButton icon={X} label={`Remove ${product.name}`} onPress={onRemove} />
        </div>
      </div>
    </div>
  )
}
