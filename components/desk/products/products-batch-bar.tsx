import { useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { type CatalogRow, checkLinksMutation } from '@/lib/client/products/catalog'
import { confirmProductDelete, linkCheckFailed } from '@/lib/contract/products/product-texts'
import { BatchBar } from '../kit/batch-bar'
import type { BatchProps } from '../kit/list-screen'
import { RereadDialog } from './reread/reread-dialog'
import { useProductArchive, useProductRemoval } from './use-product-changes'
import { useWrite } from '../kit/use-write'

const idsOf = (products: CatalogRow[]) => products.map(({ id }) => id)

/** The batch actions for the selected products. */
export function ProductsBatchBar(props: BatchProps<CatalogRow>) {
  const { selection, next } = props
  const { busy, remove } = useProductRemoval()
  const archive = useProductArchive()
  const links = useWrite(checkLinksMutation, { failed: linkCheckFailed })
  const [rereading, setReread] = useState<CatalogRow[] | null>(null)
  const { items } = selection
  const unused = items.filter(({ posts }) => posts === 0)
  const unarchived = items.filter(({ archived }) => !archived)
  const isArchived = items.length > 0 && unarchived.length === 0
  const used = items.length - unused.length
  return (
    <BatchBar
      {...props}
      label="Selected products"
      note={used > 0 && `${used.toLocaleString('en-US')} in use`}
      actions={[
        { name: 'Check links', items, busy: links.busy, run: (products) => links.write(idsOf(products)) },
        {
          name: isArchived ? 'Take out of the archive' : 'Archive',
          items: isArchived ? items : unarchived,
          busy: archive.busy,
          run: (products) => archive.archive(idsOf(products), !isArchived),
        },
        {
          name: 'Delete unused',
          items: unused,
          busy,
          isDangerous: true,
          hint: 'Posts feature all of them',
          question: {
            title: 'Confirm Deletion',
            message: confirmProductDelete(unused.length),
            detail: used > 0 ? leftOut(used) : undefined,
            confirmLabel: 'Delete',
          },
          run: (products) => remove(idsOf(products)),
        },
      ]}
    >
      <Button disabled={items.length === 0} onClick={() => setReread(items)}>
        Read again
      </Button>
      {rereading && (
        <RereadDialog
          products={rereading}
          onClose={() => setReread(null)}
          onDone={() => {
            selection.end()
            next.current?.focus()
          }}
        />
      )}
    </BatchBar>
  )
}

const leftOut = (used: number) =>
  `${used === 1 ? 'One that a post features stays' : `${used} that posts feature stay`}.`
