import { TextArea } from '@/components/desk/kit/form-field'
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
              <TextArea
                key={kind}
                label={LIST_LABELS[kind]}
                aria-label={`${LIST_LABELS[kind]}: ${name}`}
                className={kind === 'verdict' ? 'col-span-full' : ''}
                rows={kind === 'verdict' ? 1 : 2}
                dir="auto"
                maxLength={1_000}
                value={product[kind]}
                onChange={(text) => change({ [kind]: text })}
              />
            ))}
          </div>
        </div>
      )}
    </RowList>
  )
}
