import { RecordLink, Section } from '@/components/desk/kit/frame'
import { useWrite } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import type { CatalogProduct, ProductLink } from '@/lib/contract/products/catalog'
import { formatDate } from '@/lib/format/dates'
import { GoneButton, useGone, useProductArchive } from '../products/product-changes'
import { api } from '@/lib/client/calls/client'
import { describeLink } from '../products/describe-link'

type Props = { record: CatalogProduct; /** Called after it changed. */ onChanged: () => void }

/** What happens to a product that is not wanted any more, or that shops no longer have. */
export function ProductEnd({ record: { product, archived_at: archivedAt }, onChanged }: Props) {
  const { replacement } = product
  const { busy, archive } = useProductArchive()
  const { isBusy, setGone } = useGone(product.product_id, onChanged)
  return (
    <Section title="Archive" isFacts>
      <p>
        {archivedAt
          ? `Archived on ${formatDate(archivedAt)}: only the posts that feature it show it.`
          : 'An archived product is in no list, search or picker; posts that feature it still show it.'}
      </p>
      <Button
        size="small"
        busy={busy}
        onClick={() => void archive([product.product_id], archivedAt === null).then((done) => done && onChanged())}
      >
        {archivedAt ? 'Take out of the archive' : 'Archive'}
      </Button>
      {product.is_gone && (
        <p className="wrap-anywhere">
          <span className="font-semibold">Visitors see that it is no longer available</span>
          <span>{replacement?.name ? ', and instead ' : '.'}</span>
          {replacement?.name && (
            <RecordLink product={replacement.product_id} name={replacement.name} className="font-semibold text-link" />
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <GoneButton {...{ product, onChanged }}>
          {product.is_gone ? 'Another replacement...' : 'No longer available...'}
        </GoneButton>
        {product.is_gone && (
          <Button size="small" busy={isBusy} onClick={() => void setGone(false, null)}>
            Available again
          </Button>
        )}
      </div>
    </Section>
  )
}

type ProductLinkStateProps = {
  record: CatalogProduct
  isBusy: boolean
  onChecked: (link: ProductLink) => void
  onMove: (address: string) => void
}

/** The state of the product's link, with a button to check it now. */
export function ProductLinkState({ record: { product, link }, isBusy, onChecked, onMove }: ProductLinkStateProps) {
  const { busy: isChecking, write: check } = useWrite(
    {
      mutationFn: () => api.catalog.checkLink({ product_id: product.product_id }),
      onSuccess: ({ data }) => onChecked(data.link),
    },
    { failed: 'Failed to check links', done: null },
  )
  const said = describeLink(link)
  const { moved_to: movedTo } = link
  return (
    <Section title="Link" isFacts>
      <div role="status" className="grid gap-1">
        <p className={`font-semibold ${said?.isTrouble ? 'text-danger' : ''}`}>{said?.text ?? 'Not checked yet'}</p>
        {link.note && <p className="wrap-anywhere">{link.note}</p>}
        {link.suspected && <p>It is treated as a problem only if a check on another day finds the same.</p>}
        {link.checked_at && <p className="text-muted">{`Checked on ${formatDate(link.checked_at)}`}</p>}
      </div>
      {link.state === 'moved' && movedTo && (
        <Button size="small" busy={isBusy} onClick={() => onMove(movedTo)}>
          Use the new address
        </Button>
      )}
      <Button size="small" busy={isChecking || isBusy} onClick={() => void check(undefined)}>
        {isChecking ? 'Checking...' : 'Check the link now'}
      </Button>
    </Section>
  )
}
