import { IconButton } from '@/components/ui/controls/button'
import { GripVertical, Pencil } from 'lucide-react'
import dynamic from 'next/dynamic'
import { use, useState } from 'react'
import { formatPrice } from '@/lib/format/products/price'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { OwnApi } from '../../kit/whole-contract'
import { type ChosenProduct, chosenProduct } from '../form/post-values'
import { RowList } from '../../kit/row-list'

/** Loaded once a product is edited. */
const EditProduct = dynamic(
  () => import('../../product-editor/add/edit-product').then((module) => module.EditProduct),
  { ssr: false },
)

type Props = { chosen: ChosenProduct[]; onChange: (chosen: ChosenProduct[]) => void; focusField: () => void }

/** The linked products in order: also moved by drag and drop; from the last, focus goes on to the field. */
export function ChosenProducts({ chosen, onChange, focusField }: Props) {
  const catalog = use(OwnApi)
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <div className="mt-3 empty:hidden">
      <RowList
        label="Linked products"
        items={chosen}
        keyOf={({ product_id: id }) => id}
        nameOf={({ name }) => name}
        {...{ onChange, focusField }}
        isDraggable
      >
        {({ product_id: id, picture, price, currency }, { name, buttons }) => (
          <div className="flex gap-2 p-2">
            <GripVertical aria-hidden="true" className="mt-1 size-4 shrink-0 cursor-grab text-muted max-sm:hidden" />
            {picture && (
              <FallbackPicture
                addresses={[picture]}
                alt=""
                sizes="48px"
                className="size-12 shrink-0 rounded-md bg-picture object-contain"
              />
            )}
            <div className="min-w-0 grow">
              <p dir="auto" className="text-sm leading-snug font-medium wrap-anywhere">
                {name}
              </p>
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
