import { FilePenLine } from 'lucide-react'
import type { Post } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { postPath } from '@/lib/format/addresses/paths'

const LINK = 'font-semibold text-on-accent underline underline-offset-2'

/** Banner of the draft preview: visibility of the post, and a link to the editor. */
export function PreviewBanner({ post }: { post: Post }) {
  const draft = post.status === 'draft'
  return (
    <div role="note" className="bg-accent text-sm text-on-accent print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
        <FilePenLine aria-hidden="true" className="size-4.5 shrink-0" />
        <p className="mr-auto font-semibold">{draft ? ADMIN_TEXTS.draftBanner : 'Preview - This post is published.'}</p>
        {!draft && (
          <a href={postPath(post)} className={LINK}>
            View on the site
          </a>
        )}
        <a href={`/admin/post/${encodeURIComponent(post.id)}`} className={LINK}>
          Edit
        </a>
      </div>
    </div>
  )
}
