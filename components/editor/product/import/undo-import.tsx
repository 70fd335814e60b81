import { useMutation, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { importUndoQuery, undoImportMutation } from '@/lib/client/products/catalog'
import type { UndoReport } from '@/lib/contract/imports/import-calls'
import { undoImportFailed } from '@/lib/contract/products/product-texts'
import { countOf } from '@/lib/format/texts/counts'
import { errorMessageOf } from '../../../admin/error-message'
import { notify } from '../../../site/frame/notify'
import { buttonStyle } from '../../../ui/styles'
import { Spinner } from '../../../ui/notes/notes'
import { ScrollList } from '../../frame/scroll-list'

const WHY: Record<UndoReport['stay'][number]['why'], string> = { used: 'a post features it', changed: 'changed since' }

/** What undoing an import removes and what stays, to confirm. */
export function UndoImport({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(importUndoQuery(id))
  const { mutateAsync, isPending } = useMutation(undoImportMutation())
  if (error) return <p role="alert">{errorMessageOf(error)}</p>
  if (!data) return <Spinner text="Checking what would be removed..." className="py-8" />
  const cannot = isPending || data.removed_count === 0
  const undo = async () => {
    if (cannot) return
    try {
      notify('success', (await mutateAsync(id)).message)
      onClose()
    } catch (failure) {
      notify('error', undoImportFailed(errorMessageOf(failure)))
    }
  }
  return (
    <div className="grid gap-4">
      <p>{describe(data)}</p>
      <ScrollList title="Products that stay">
        {data.stay.map(({ product_id, name, why }) => (
          <li key={product_id} className="flex flex-wrap justify-between gap-x-3">
            <Link
              href={`/admin/product/${encodeURIComponent(product_id)}`}
              prefetch={false}
              target="_blank"
              dir="auto"
              className="text-link underline"
            >
              {name}
            </Link>
            <span className="text-muted">{WHY[why]}</span>
          </li>
        ))}
      </ScrollList>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onClose} className={buttonStyle('quiet')}>
          Cancel
        </button>
        <button
          type="button"
          aria-disabled={cannot || undefined}
          onClick={() => void undo()}
          className={buttonStyle('danger')}
        >
          {isPending ? 'Removing...' : `Remove ${countOf(data.removed_count, 'product')}`}
        </button>
      </div>
    </div>
  )
}

/** What happens to the products of an import, in sentences. */
function describe({ removed_count: removed, used_count: used, changed_count: changed, gone_count: gone }: UndoReport) {
  const staying = used + changed
  return [
    removed > 0
      ? `${countOf(removed, 'product')} will be removed: unused, and unchanged since the import.`
      : 'Nothing is left to remove.',
    staying > 0 && `${countOf(staying, 'product')} ${staying === 1 ? 'stays' : 'stay'}.`,
    gone > 0 && `${countOf(gone, 'product')} ${gone === 1 ? 'was' : 'were'} deleted already.`,
  ]
    .filter(Boolean)
    .join(' ')
}
