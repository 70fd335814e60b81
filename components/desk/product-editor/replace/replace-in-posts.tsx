import { DialogForm } from '@/components/ui/dialogs/dialog'
import { countOf } from '@/lib/format/texts/counts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CatalogRow, replacementQuery } from '@/lib/client/products/catalog'
import { errorMessageOf } from '../../kit/error-message'
import { Spinner } from '@/components/ui/notes/spinner'

type Props = {
  id: string
  by: CatalogRow
  isBusy: boolean
  onBack: () => void
  onReplace: (postIds: string[] | undefined, merge: boolean) => void
}

/** What a replacement changes, and the choice of posts. */
export function ReplaceInPosts({ id, by, isBusy, onBack, onReplace }: Props) {
  const { data: links, error } = useQuery(replacementQuery(id, by.id))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [merges, setMerges] = useState(false)
  if (error) return <p role="alert">{errorMessageOf(error)}</p>
  if (!links) return <Spinner text="Checking what will change..." className="py-8" />
  const chosen = links.filter(({ post_id }) => !left.has(post_id))
  const isAll = chosen.length === links.length
  const toggle = (postId: string) =>
    setLeft((now) =>
      now.has(postId) ? new Set([...now].filter((each) => each !== postId)) : new Set([...now, postId]),
    )
  const isMerge = merges && isAll
  return (
    <DialogForm
      submit={isBusy ? 'Replacing...' : isMerge ? 'Merge products' : `Replace in ${countOf(chosen.length, 'post')}`}
      isBusy={isBusy || (chosen.length === 0 && !isMerge)}
      cancel="Another product"
      onSubmit={() => onReplace(isAll ? undefined : chosen.map(({ post_id }) => post_id), isMerge)}
      onCancel={onBack}
    >
      <p>
        {'Feature instead: '}
        <strong dir="auto" className="wrap-anywhere">
          {by.name}
        </strong>
      </p>
      {links.length === 0 && <p className="text-muted">No post features this product.</p>}
      <ul aria-label="Posts to change" className="grid max-h-72 divide-y divide-line overflow-y-auto">
        {links.map((link) => (
          <li key={link.post_id}>
            <label className="flex min-h-11 items-center gap-3 py-1">
              <input type="checkbox" checked={!left.has(link.post_id)} onChange={() => toggle(link.post_id)} />
              <span className="grid min-w-0 grow">
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {link.title || 'Untitled'}
                </span>
                {link.blocks.length > 0 && (
                  <span className="text-sm text-muted">
                    {link.blocks.length === 1
                      ? 'Also in a block of its text'
                      : `Also in ${link.blocks.length} blocks of its text`}
                  </span>
                )}
              </span>
              <span className="shrink-0 text-sm text-muted">
                {link.has_both ? 'Features both' : link.status === 'published' ? 'Published' : 'Draft'}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1"
          checked={isMerge}
          disabled={!isAll}
          onChange={({ target }) => setMerges(target.checked)}
        />
        <span>
          They are the same product: delete this one
          <span className="block text-sm text-muted">Visitors who saved it keep the other. It can be undone.</span>
        </span>
      </label>
    </DialogForm>
  )
}
