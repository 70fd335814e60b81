import { useQuery } from '@tanstack/react-query'
import { catalogProductQuery } from '@/lib/client/products/catalog'
import type { Product } from '@/lib/contract/products/product'
import { errorMessageOf } from '../../kit/feedback'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Spinner } from '@/components/ui/notes/spinner'
import { ProductReview } from './product-review'

type Props = { id: string; onSaved: (product: Product) => void; onClose: () => void }

/** The main fields of a stored product in a dialog, without leaving the post. */
export function EditProduct({ id, onSaved, onClose }: Props) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...catalogProductQuery(id), refetchOnMount: 'always' })
  if (data && isFetchedAfterMount && !error)
    return (
      <ProductReview
        reviewed={{ product: data.product, updatedAt: data.updated_at }}
        action="Save Product"
        onDone={onSaved}
        onDiscard={onClose}
      />
    )
  return (
    <Dialog onClose={onClose} title="Edit product">
      {error ? <p role="alert">{errorMessageOf(error)}</p> : <Spinner text="Loading product..." className="py-8" />}
    </Dialog>
  )
}
