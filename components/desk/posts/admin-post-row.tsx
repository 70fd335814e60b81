import { Star, Copy, ExternalLink, Eye, Globe, GlobeOff, Pencil, Trash2 } from 'lucide-react'
import { use, type MouseEvent } from 'react'
import { changedAt } from '@/lib/contract/posts/post-lists'
import type { PostSummary } from '@/lib/contract/posts/post'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'
import { ListRow, ListRowContext, RowAction } from '../kit/list-row'
import { PlanMark } from './plan-mark'
import Link from 'next/link'
import { postPath } from '@/lib/format/addresses/paths'
import { ADMIN_TEXTS, deleteFailed, updateFailed } from '@/lib/contract/admin-texts'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { notify } from '@/components/site/frame/notify'
import { Picture, RecordLink, Words } from '../kit/frame'
import { type MenuCommandProps, RowMenu } from '../kit/menu'
import { useRouter } from 'next/navigation'
import {
  changePostMutation,
  deletePostMutation,
  duplicatePostMutation,
  type QuickChange,
} from '@/lib/client/calls/mutations'
import { undo, useWrite } from '../kit/feedback'
import { useRestore } from './use-deleted-actions'

/** A post in the dashboard's list. @param props.views in the last 30 days. */
export function AdminPostRow({ post, views }: { post: PostSummary; views: number }) {
  const changed = changedAt(post)
  const isPublished = post.status === 'published'
  return (
    <ListRow
      isWide
      picture={<Picture address={post.previewImage} sizes="112px" className="size-full object-cover" />}
      title={post.title}
      opens={{ post: post.id }}
      facts={
        <>
          <span className="inline-flex items-center gap-1.5 font-medium text-ink">
            <span className={`size-2 rounded-full ${isPublished ? 'bg-success' : 'border-2 border-muted'}`} />
            <span>{isPublished ? 'Published' : 'Draft'}</span>
          </span>
          {post.isHighlighted && (
            <span className="inline-flex items-center gap-1 font-medium text-ink">
              <Star aria-hidden="true" className="size-3.5 fill-current text-star" />
              <span>Highlighted</span>
            </span>
          )}
          <PlanMark id={post.id} />
          {post.author_name && <Words className="min-w-0">{post.author_name}</Words>}
          {views > 0 && <span title="In the last 30 days">{countOf(views, 'view')}</span>}
          {post.categories.length > 0 && (
            <span className="min-w-0 wrap-anywhere max-md:hidden">{post.categories.slice(0, 1).join(', ')}</span>
          )}
          {changed && (
            <span>
              <span className="max-md:sr-only">Updated </span>
              <span>{formatDate(changed)}</span>
            </span>
          )}
        </>
      }
      actions={<RowActions post={post} />}
    />
  )
}

function RowActions({ post }: { post: PostSummary }) {
  const { next } = use(ListRowContext)
  const { busy, publish, unpublish, highlight, unhighlight, duplicate, remove } = usePostActions(post)
  const [confirm, confirmation] = useConfirm()
  const published = post.status === 'published'
  const askToDelete = () =>
    confirm({
      title: 'Confirm Deletion',
      message: ADMIN_TEXTS.confirmDelete,
      detail: post.title,
      finalFocus: next,
      onConfirm: () => void remove(),
    })
  const commands: MenuCommandProps[] = [
    {
      label: 'Edit',
      icon: Pencil,
      link: <RecordLink post={post.id} />,
      onClick: (event) => refuseWithoutId(event, post, ADMIN_TEXTS.cannotEdit),
    },
    {
      label: 'Preview',
      icon: Eye,
      link: <Link href={`/draft/curated-posts/${encodeURIComponent(post.id)}`} prefetch={false} />,
      onClick: (event) => refuseWithoutId(event, post, ADMIN_TEXTS.cannotPreview),
    },
    {
      label: 'View post',
      icon: ExternalLink,
      link: <a href={postPath(post)} />,
      hint: published ? undefined : ADMIN_TEXTS.notPublishedYet,
    },
    { label: 'Duplicate', icon: Copy, onClick: () => void duplicate() },
    { label: 'Delete', icon: Trash2, isDangerous: true, onClick: askToDelete },
  ]
  return (
    <div className="grid grid-cols-3 gap-1 md:flex" role="group" aria-label="Actions" aria-busy={busy}>
      {published ? (
        <RowAction busy={busy} showsLabel label="Unpublish" icon={GlobeOff} onClick={unpublish} />
      ) : (
        <RowAction busy={busy} showsLabel label="Publish" icon={Globe} onClick={publish} />
      )}
      {post.isHighlighted ? (
        <RowAction busy={busy} label="Unhighlight" icon={Star} isStarred onClick={unhighlight} />
      ) : (
        <RowAction
          busy={busy}
          label="Highlight"
          icon={Star}
          hint={published ? undefined : ADMIN_TEXTS.mustBePublished}
          onClick={published ? highlight : () => notify('error', ADMIN_TEXTS.mustBePublished)}
        />
      )}
      <RowMenu commands={commands} busy={busy} />
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

function refuseWithoutId(event: MouseEvent, post: PostSummary, text: string): void {
  if (post.id.trim()) return
  event.preventDefault()
  notify('error', text)
}

/** The actions of one post in the dashboard; one at a time. */
export function usePostActions({ id, isHighlighted }: PostSummary) {
  const router = useRouter()
  const restore = useRestore()
  const change = useWrite(changePostMutation(id), { done: ADMIN_TEXTS.postUpdated, failed: updateFailed })
  const deletion = useWrite(deletePostMutation(id), { done: ADMIN_TEXTS.postDeleted, failed: deleteFailed })
  const copying = useWrite(duplicatePostMutation(id), {
    done: ADMIN_TEXTS.postDuplicated,
    failed: 'Failed to duplicate post',
  })
  const apply = (requested: QuickChange, inverse: QuickChange) =>
    change.write(requested, () => undo(() => change.write(inverse)))
  return {
    busy: change.busy,
    publish: () => apply({ status: 'published' }, { status: 'draft' }),
    unpublish: () => apply({ status: 'draft' }, { status: 'published', ...(isHighlighted && { isHighlighted }) }),
    highlight: () => apply({ isHighlighted: true }, { isHighlighted: false }),
    unhighlight: () => apply({ isHighlighted: false }, { isHighlighted: true }),
    duplicate: () =>
      copying.write(undefined, (copy) => {
        const edit = () => router.push(`/admin/post/${encodeURIComponent(copy.id)}`)
        return copy.id !== '' && { label: 'Edit', run: edit }
      }),
    remove: () => deletion.write(undefined, () => (restore ? undo(() => restore([id])) : undefined)),
  }
}
