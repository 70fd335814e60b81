import { confirmErase } from '@/lib/contract/admin-texts'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { type BatchAction, BatchBar } from '../kit/batch-bar'
import type { BatchProps } from '../kit/list-screen'
import { useErase, useRestore } from './use-deleted-actions'

const idsOf = (posts: DeletedPost[]) => posts.map(({ id }) => id)

/** Restores the selected deleted posts, or deletes them for good. */
export function DeletedBatchBar(props: BatchProps<DeletedPost>) {
  const restore = useRestore()
  const { busy, erase } = useErase()
  const { items } = props.selection
  const restoring: BatchAction<DeletedPost>[] = restore
    ? [{ name: 'Restore', items, busy, run: (posts) => restore(idsOf(posts)) }]
    : []
  return (
    <BatchBar
      {...props}
      label="Selected posts"
      actions={[
        ...restoring,
        {
          name: 'Delete for good',
          items,
          busy,
          isDangerous: true,
          question: { title: 'Delete for good', message: confirmErase(items.length) },
          run: (posts) => erase(idsOf(posts)),
        },
      ]}
    />
  )
}
