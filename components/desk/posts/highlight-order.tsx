import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { GripVertical } from 'lucide-react'
import { use, useState } from 'react'
import { Dialog, DialogForm } from '@/components/ui/dialogs/dialog'
import { api } from '@/lib/client/calls/client'
import { highlightsQuery } from '@/lib/client/posts/post-states'
import { POST_DAYS, postViewsQuery } from '@/lib/client/insights'
import { batchUpdateFailed } from '@/lib/contract/admin-texts'
import { HIGHLIGHT_LIMIT } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { countOf } from '@/lib/format/texts/counts'
import { OwnApi } from '../kit/whole-contract'
import { Loaded, undo, useWrite } from '../kit/feedback'
import { RowList } from '../kit/row-list'
import { idsOf } from '../kit/selection'
import { Words } from '../kit/frame'

/** Dialog for the order of the highlights. */
export function HighlightOrder({ onClose }: { onClose: () => void }) {
  const query = useQuery(highlightsQuery)
  return (
    <Dialog
      onClose={onClose}
      title="Order of the highlights"
      description={`Home shows the first ${HIGHLIGHT_LIMIT}. New highlights come first.`}
    >
      <Loaded query={query} what="highlights">
        {(highlights) => <OrderForm highlights={highlights} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function OrderForm({ highlights, onClose }: { highlights: PostSummary[]; onClose: () => void }) {
  const [order, setOrder] = useState(highlights)
  const insights = use(OwnApi)
  const { data: views = NO_VIEWS } = useQuery(postViewsQuery(insights ? idsOf(highlights) : []))
  const viewsOf = ({ id }: PostSummary) => views.get(id) ?? 0
  const { busy, write: save } = useWrite(api.posts.orderHighlights, { failed: batchUpdateFailed })
  const isChanged = order.some(({ id }, index) => id !== highlights[index]?.id)
  const submit = async () => {
    if (await save({ ids: idsOf(order) }, () => undo(() => save({ ids: idsOf(highlights) })))) onClose()
  }
  if (highlights.length === 0) return <p className="py-6 text-center text-muted">No post is highlighted.</p>
  return (
    <DialogForm
      isLong
      submit={busy ? 'Saving...' : 'Save order'}
      isBusy={busy}
      isDisabled={!isChanged}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      {views.size > 0 && (
        <Button
          onClick={() => setOrder(order.toSorted((one, other) => viewsOf(other) - viewsOf(one)))}
          className="justify-self-start"
        >
          Most read first
        </Button>
      )}
      <RowList
        label="Highlights"
        items={order}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onChange={setOrder}
        isDraggable
        canRemove={false}
      >
        {(post, { index, name, buttons }) => (
          <div className="flex items-center gap-2 p-2">
            <GripVertical aria-hidden="true" className="size-4 shrink-0 cursor-grab text-muted max-sm:hidden" />
            <div className="min-w-0 grow text-sm">
              <Words className="block font-medium">{name}</Words>
              {views.size > 0 && (
                <p className="text-muted">{`${countOf(viewsOf(post), 'view')} in the last ${POST_DAYS} days`}</p>
              )}
              {index >= HIGHLIGHT_LIMIT && <p className="text-muted">Not shown on Home</p>}
            </div>
            <div className="flex">{buttons}</div>
          </div>
        )}
      </RowList>
    </DialogForm>
  )
}

const NO_VIEWS: ReadonlyMap<string, number> = new Map()
