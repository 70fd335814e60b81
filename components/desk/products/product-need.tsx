import { useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { type CatalogRow, seePriceMutation } from '@/lib/client/products/catalog'
import { productUpdateFailed } from '@/lib/contract/products/product-texts'
import { formatDate } from '@/lib/format/dates'
import { formatPrice } from '@/lib/format/products/price'
import { GoneDialog, useGone } from './gone-dialog'
import { useWrite } from '../kit/use-write'

type Props = { product: CatalogRow; need: NonNullable<CatalogRow['need']> }

/** What a product needs, with the act that ends it. */
export function ProductNeed({ product, need }: Props) {
  const text = describe(product, need)
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      {text && <span className="text-danger">{text}</span>}
      {need.kind === 'price_moved' ? <SeePrice product={product} /> : <MarkGone product={product} need={need} />}
    </span>
  )
}

function SeePrice({ product }: Pick<Props, 'product'>) {
  const { busy, write: see } = useWrite(seePriceMutation, { failed: productUpdateFailed })
  return (
    <Button
      size="small"
      busy={busy}
      aria-label={`Mark as seen: ${product.name}`}
      onClick={() => void see(product.product_id)}
    >
      Mark as seen
    </Button>
  )
}

function MarkGone({ product, need }: Props) {
  const [isOpen, setOpen] = useState(false)
  const gone = useGone(product.product_id, () => undefined)
  const label = need.kind === 'vanished' ? 'No longer available...' : 'Choose a replacement...'
  return (
    <>
      <Button size="small" aria-label={`${label} ${product.name}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <GoneDialog product={product} isOpen={isOpen} gone={gone} onClose={() => setOpen(false)} />
    </>
  )
}

/** What a feed shows, in words; nothing for what the row says anyway. */
function describe({ price, currency }: CatalogRow, { kind, was, since }: Props['need']): string {
  const at = since ? ` on ${formatDate(since)}` : ''
  if (kind === 'vanished') return `No longer in its feed${at}`
  if (kind === 'out_of_stock' || price === null || !was) return ''
  const share = Math.round(Math.abs(price / was - 1) * 100)
  return `Price ${price > was ? 'rose' : 'fell'} by ${share}%, from ${formatPrice(was, currency)}`
}
