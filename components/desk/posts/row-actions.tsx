import { Copy, ExternalLink, Eye, Globe, GlobeOff, Pencil, Star, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { type MouseEvent, type RefObject } from 'react'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/paths'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { notify } from '@/components/site/frame/notify'
import { RecordLink } from '../kit/record-link'
import { RowAction } from '../kit/list-row'
import type { MenuCommandProps } from '../kit/menu'
import { RowMenu } from '../kit/row-menu'
import { usePostActions } from './use-post-actions'

type Props = {
  post: PostSummary
  titleId: string
  /** Element to focus once the row is removed. */
  next: RefObject<HTMLElement | null>
}

/** The actions of a post in the list. */
export function RowActions({ post, titleId, next }: Props) {
  const { busy, publish, unpublish, highlight, unhighlight, duplicate, remove } = usePostActions(post)
  const [confirm, confirmation] = useConfirm()
  const published = post.status === 'published'
  const shared = { describedBy: titleId, render: <button type="button" /> }
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
        <RowAction {...shared} showsLabel label="Unpublish" icon={GlobeOff} busy={busy} onClick={unpublish} />
      ) : (
        <RowAction {...shared} showsLabel label="Publish" icon={Globe} busy={busy} onClick={publish} />
      )}
      {post.isHighlighted ? (
        <RowAction {...shared} label="Unhighlight" icon={Star} isStarred busy={busy} onClick={unhighlight} />
      ) : (
        <RowAction
          {...shared}
          label="Highlight"
          icon={Star}
          busy={busy}
          hint={published ? undefined : ADMIN_TEXTS.mustBePublished}
          onClick={published ? highlight : () => notify('error', ADMIN_TEXTS.mustBePublished)}
        />
      )}
      <RowMenu commands={commands} describedBy={titleId} busy={busy} />
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

function refuseWithoutId(event: MouseEvent, post: PostSummary, text: string): void {
  if (post.id.trim()) return
  event.preventDefault()
  notify('error', text)
}
