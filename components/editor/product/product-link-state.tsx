import { useMutation } from '@tanstack/react-query'
import { checkLinkMutation } from '@/lib/client/products/catalog'
import type { CatalogProduct, ProductLink } from '@/lib/contract/products/catalog'
import { linkCheckFailed } from '@/lib/contract/products/product-texts'
import { formatDate } from '@/lib/format/dates'
import { describeLink } from '../../admin/products/describe-link'
import { errorMessageOf } from '../../admin/error-message'
import { notify } from '../../site/frame/notify'
import { buttonStyle } from '../../ui/styles'
import { Section } from '../frame/section'

type Props = {
  record: CatalogProduct
  isBusy: boolean
  onChecked: (link: ProductLink) => void
  /** Sets the address of the product. */
  onMove: (address: string) => void
}

/** The state of the product's link, with a button to check it now. */
export function ProductLinkState({ record: { product, link }, isBusy, onChecked, onMove }: Props) {
  const { mutateAsync, isPending } = useMutation(checkLinkMutation())
  const said = describeLink(link)
  const check = async () => {
    if (isPending || isBusy) return
    try {
      onChecked((await mutateAsync(product.product_id)).data.link)
    } catch (error) {
      notify('error', linkCheckFailed(errorMessageOf(error)))
    }
  }
  const { moved_to: movedTo } = link
  return (
    <Section title="Link" isFacts>
      <div role="status" className="grid gap-1">
        <p className={`font-semibold ${said?.isTrouble ? 'text-danger' : ''}`}>{said?.text ?? 'Not checked yet'}</p>
        {link.note && <p className="wrap-anywhere">{link.note}</p>}
        {link.suspected && <p>It counts only if a check on another day shows the same.</p>}
        {link.checked_at && <p className="text-muted">{`Checked on ${formatDate(link.checked_at)}`}</p>}
      </div>
      {link.state === 'moved' && movedTo && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onMove(movedTo)}
          className={buttonStyle('quiet', 'small')}
        >
          Use the new address
        </button>
      )}
      <button
        type="button"
        aria-disabled={isPending || isBusy}
        onClick={() => void check()}
        className={buttonStyle('quiet', 'small')}
      >
        {isPending ? 'Checking...' : 'Check the link now'}
      </button>
    </Section>
  )
}
