import { IconButton } from '@/components/ui/controls/button'
import { X } from 'lucide-react'
import { MoveButtons, useReorder } from '@/components/ui/reorder'
import { useRowFocus } from '@/components/ui/focus'
import { FIELD } from '@/components/desk/kit/chips'
import { LIST_KINDS } from '@/lib/measure/comparison'
import type { FormProduct } from './comparison-form'

const LIST_LABELS = { verdict: 'Get this if', pros: 'Pros, one per line', cons: 'Cons, one per line' }

type Props = { products: FormProduct[]; onChange: (products: FormProduct[]) => void }

/** The compared products, in order, each with its verdict, pros and cons. */
export function ComparisonProducts({ products, onChange }: Props) {
  const { announcement, move, rowProps } = useReorder(products, ({ name }) => name, onChange)
  return (
    <>
      <ol aria-label="Products" className="grid gap-2">
        {products.map((product, index) => (
          <ProductRow
            key={product.product}
            {...{ product, index }}
            count={products.length}
            onKeyDown={rowProps(index).onKeyDown}
            onMove={move}
            onRemove={() => onChange(products.filter((each) => each !== product))}
            onChange={(next) => onChange(products.map((each) => (each === product ? next : each)))}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

type RowProps = {
  product: FormProduct
  index: number
  count: number
  onKeyDown: ReturnType<ReturnType<typeof useReorder>['rowProps']>['onKeyDown']
  onMove: (from: number, to: number) => void
  onRemove: () => void
  onChange: (product: FormProduct) => void
}

function ProductRow({ product, index, count, onKeyDown, onMove, onRemove, onChange }: RowProps) {
  const { row } = useRowFocus()
  const { name } = product
  return (
    <li ref={row} onKeyDown={onKeyDown} className="rounded-lg border border-line p-3">
      <div className="flex items-center gap-2">
        <p dir="auto" className="min-w-0 grow text-sm font-semibold wrap-anywhere">
          {name}
        </p>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <IconButton isSmall icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {LIST_KINDS.map((kind) => (
          <label key={kind} className="grid gap-1 text-sm font-medium first:col-span-full">
            <span>{LIST_LABELS[kind]}</span>
            <textarea
              aria-label={`${LIST_LABELS[kind]}: ${name}`}
              rows={kind === 'verdict' ? 1 : 2}
              dir="auto"
              value={product[kind]}
              maxLength={1_000}
              onChange={({ target }) => onChange({ ...product, [kind]: target.value })}
              className={`${FIELD} py-1.5! text-sm!`}
            />
          </label>
        ))}
      </div>
    </li>
  )
}
