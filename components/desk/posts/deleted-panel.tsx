import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { deletedPostsQuery } from '@/lib/client/posts/post-states'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import { ListScreen, type BatchProps, type BatchAction, BatchBar } from '../kit/list-screen'
import { plainListAddress, useAddressView } from '../kit/use-list-address'
import { Button } from '@/components/ui/controls/button'
import { use } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { formatDate, daysLeft } from '@/lib/format/dates'
import { Picture } from '../kit/frame'
import { ListRow, ListRowContext } from '../kit/list-row'
import { useDeletedActions } from './use-deleted-actions'

const NOTE =
  `Deleted posts can be restored for ${DELETED_POST_DAYS} days, under the same address. ` +
  'Until then, the address of a post that was public shows visitors “Page Removed”.'

const ADDRESS = plainListAddress('deleted')

/** The deleted posts that can be restored. */
export function DeletedPanel() {
  const [view, change] = useAddressView(ADDRESS)
  const query = useQuery(deletedPostsQuery(view.page))
  const { data, dataUpdatedAt } = query
  return (
    <ListScreen
      noun="post"
      label="Deleted posts"
      {...{ address: ADDRESS, view, onChange: change, query }}
      items={data?.posts}
      failed={{ title: 'The deleted posts could not be loaded' }}
      note={<p className="text-sm text-muted">{NOTE}</p>}
      empty={{ icon: Trash2, title: 'No deleted posts' }}
      bar={DeletedBatchBar}
    >
      {(post) => <DeletedRow post={post} now={dataUpdatedAt} />}
    </ListScreen>
  )
}

/** @param props.now when the list was fetched, in milliseconds. */
function DeletedRow({ post, now }: { post: DeletedPost; now: number }) {
  return (
    <ListRow
      isWide
      picture={<Picture address={post.previewImage} sizes="112px" className="size-full object-cover" />}
      title={post.title}
      facts={
        <>
          <span>{post.status === 'published' ? 'Was published' : 'Was a draft'}</span>
          {post.deleted_at && (
            <span>{`Deleted ${formatDate(post.deleted_at)}${post.deleted_by ? ` by ${post.deleted_by}` : ''}`}</span>
          )}
          {post.expires_at && <span className="font-medium text-ink">{daysLeft(post.expires_at, now)}</span>}
        </>
      }
      actions={<DeletedActions post={post} />}
    />
  )
}

function DeletedActions({ post }: { post: DeletedPost }) {
  const { titleId, next } = use(ListRowContext)
  const actions = useDeletedActions([post])
  const [confirm, confirmation] = useConfirm()
  const take = ({ name, question, items, run }: BatchAction<DeletedPost>) => {
    const onConfirm = () => void run(items)
    if (!question) return onConfirm()
    confirm({ ...question, detail: post.title, confirmLabel: name, finalFocus: next, onConfirm })
  }
  return (
    <div role="group" aria-label="Actions" className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action.name}
          aria-describedby={titleId}
          busy={action.busy}
          onClick={() => take(action)}
          className={`max-md:grow ${action.isDangerous ? 'text-danger' : ''}`}
        >
          {action.name}
        </Button>
      ))}
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

function DeletedBatchBar(props: BatchProps<DeletedPost>) {
  return <BatchBar {...props} label="Selected posts" actions={useDeletedActions(props.selection.items)} />
}
