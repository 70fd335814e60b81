import { FIELD } from '@/components/desk/kit/chips'
import { RowList } from '@/components/desk/kit/row-list'
import { LIST_KINDS } from '@/lib/measure/comparison'
import type { FormProduct } from './comparison-form'

const LIST_LABELS = { verdict: 'Get this if', pros: 'Pros, one per line', cons: 'Cons, one per line' }

type Props = { products: FormProduct[]; onChange: (products: FormProduct[]) => void }

/** The compared products, in order, each with its verdict, pros and cons. */
export function ComparisonProducts({ products, onChange }: Props) {
  return (
    <RowList
      label="Products"
      items={products}
      keyOf={({ product }) => product}
      nameOf={({ name }) => name}
      onChange={onChange}
    >
      {(product, { name, change, buttons }) => (
        <div className="p-3">
          <div className="flex items-center gap-2">
            <p dir="auto" className="min-w-0 grow text-sm font-semibold wrap-anywhere">
              {name}
            </p>
            <div className="flex">{buttons}</div>
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
                  onChange={({ target }) => change({ [kind]: target.value })}
                  className={`${FIELD} py-1.5! text-sm!`}
                />
              </label>
            ))}
          </div>
        </div>
      )}
    </RowList>
  )
}
