import { CheckField } from '@/components/desk/kit/form-field'
import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import { api } from '@/lib/client/calls/client'
import { type CatalogRow, replacementQuery } from '@/lib/client/products/catalog'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { Dialog, DialogForm } from '@/components/ui/dialogs/dialog'
import { ChooseProduct } from '@/components/desk/products/choose-product'
import { useRouter } from 'next/navigation'
import { undo, useWrite, errorMessageOf } from '../kit/feedback'
import { countOf } from '@/lib/format/texts/counts'
import { useQuery } from '@tanstack/react-query'
import { Spinner } from '@/components/ui/notes/spinner'
import { Words } from '../kit/frame'

type Props = {
  record: CatalogProduct
  onReplaced: () => void
}

/** Puts another product in place of one, in all or some of its posts, with Undo in the toast; after a merge the other one is shown. */
export function ReplaceProduct({ record: { product }, onReplaced }: Props) {
  const id = product.product_id
  const params = { product_id: id }
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [by, setBy] = useState<CatalogRow | null>(null)
  const failed = 'Failed to replace product'
  const { write: putBack } = useWrite(api.catalog.undoReplace, { failed })
  const { busy, write } = useWrite(api.catalog.replace, { failed })
  const close = () => {
    setOpen(false)
    setBy(null)
  }
  /** @param postIds the posts to change; undefined for all. */
  const replace = async (other: CatalogRow, postIds: string[] | undefined, merge: boolean) => {
    const body = { by: other.id, merge, ...(postIds && { post_ids: postIds }) }
    const isDone = await write({ params, body }, ({ data }) => {
      const links = data.replaced.map(({ title: _title, status: _status, ...link }) => link)
      return undo(() => putBack({ params, body: { by: other.id, links } }))
    })
    if (!isDone) return
    if (merge) router.replace(`/admin/product/${encodeURIComponent(other.id)}`)
    close()
    if (!merge) onReplaced()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} className="justify-self-start">
        Replace or merge...
      </Button>
      <Dialog open={isOpen} onClose={close} title={by ? 'Replace in posts' : 'Replace with which product?'}>
        {by ? (
          <ReplaceInPosts
            id={id}
            by={by}
            isBusy={busy}
            onBack={() => setBy(null)}
            onReplace={(postIds, merge) => void replace(by, postIds, merge)}
          />
        ) : (
          <ChooseProduct name={product.name} except={id} onChoose={setBy} />
        )}
      </Dialog>
    </>
  )
}

type ReplaceInPostsProps = {
  id: string
  by: CatalogRow
  isBusy: boolean
  onBack: () => void
  onReplace: (postIds: string[] | undefined, merge: boolean) => void
}

function ReplaceInPosts({ id, by, isBusy, onBack, onReplace }: ReplaceInPostsProps) {
  const { data: links, error } = useQuery(replacementQuery(id, by.id))
  const [left, setLeft] = useState<readonly string[]>([])
  const [merges, setMerges] = useState(false)
  if (error) return <p role="alert">{errorMessageOf(error)}</p>
  if (!links) return <Spinner text="Checking what will change..." className="py-8" />
  const chosen = links.filter(({ post_id }) => !left.includes(post_id))
  const isAll = chosen.length === links.length
  const toggle = (postId: string) =>
    setLeft((now) => (now.includes(postId) ? now.filter((each) => each !== postId) : [...now, postId]))
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
            <CheckField
              checked={!left.includes(link.post_id)}
              onChange={() => toggle(link.post_id)}
              className="min-h-11 py-1"
            >
              <span className="flex items-center justify-between gap-3">
                <span className="grid min-w-0">
                  <Words className="font-semibold">{link.title || 'Untitled'}</Words>
                  {link.blocks.length > 0 && (
                    <span className="text-muted">
                      {link.blocks.length === 1
                        ? 'Also in a block of its text'
                        : `Also in ${link.blocks.length} blocks of its text`}
                    </span>
                  )}
                </span>
                <span className="shrink-0 text-muted">
                  {link.has_both ? 'Features both' : link.status === 'published' ? 'Published' : 'Draft'}
                </span>
              </span>
            </CheckField>
          </li>
        ))}
      </ul>
      <CheckField checked={isMerge} disabled={!isAll} onChange={setMerges} className="min-h-11">
        They are the same product: delete this one
        <span className="block text-sm text-muted">Visitors who saved it keep the other. It can be undone.</span>
      </CheckField>
    </DialogForm>
  )
}
