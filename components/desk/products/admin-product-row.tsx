import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { use } from 'react'
import { imageAddresses } from '@/lib/contract/products/product-images'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { api } from '@/lib/client/calls/client'
import type { CatalogRow } from '@/lib/client/products/catalog'
import { STALE_PRICE_DAYS } from '@/lib/contract/products/catalog-views'
import { confirmProductDelete } from '@/lib/contract/products/product-texts'
import { daysSince, formatAge, formatDate } from '@/lib/format/dates'
import { formatAvailability, formatPrice } from '@/lib/format/products/product-values'
import { countOf } from '@/lib/format/texts/counts'
import { safeAddress, shopHost } from '@/lib/format/addresses/hosts'
import { type MenuCommandProps, RowMenu } from '../kit/menu'
import { ListRow, ListRowContext } from '../kit/list-row'
import { RecordLink } from '../kit/frame'
import { describeLink } from './describe-link'
import { Button } from '@/components/ui/controls/button'
import { GoneButton, useProductRemoval } from './product-changes'
import { useWrite } from '../kit/feedback'

type Props = {
  product: CatalogRow
  /** Time reference for relative ages, in milliseconds. */
  now: number
  showsNeed: boolean
}

/** A product in the dashboard's list, with its state. */
export function AdminProductRow({ product, now, showsNeed }: Props) {
  const link = describeLink(product.link)
  return (
    <ListRow
      picture={
        <FallbackPicture
          addresses={product.image ? imageAddresses(product.image) : []}
          alt=""
          sizes="64px"
          fallback="No image"
          className="size-full object-contain"
        />
      }
      title={product.name}
      opens={{ product: product.id }}
      facts={
        <>
          <span className="wrap-anywhere">{shopHost(product.product_url) || 'No shop'}</span>
          <Price product={product} now={now} />
          <span>{product.posts === 0 ? 'Unused' : `In ${countOf(product.posts, 'post')}`}</span>
          {product.availability && <span>{formatAvailability(product.availability)}</span>}
          {link && <span className={link.isTrouble ? 'text-danger' : ''}>{link.text}</span>}
          {product.corrected.length > 0 && <span>Corrected by hand</span>}
          {product.archived && <span>Archived</span>}
          {showsNeed && product.need && <ProductNeed product={product} need={product.need} />}
        </>
      }
      actions={<ProductActions product={product} />}
    />
  )
}

function Price({ product: { price, currency, price_at: at }, now }: Pick<Props, 'product' | 'now'>) {
  if (price === null) return <span>No price</span>
  const isStale = at === null || daysSince(at, now) >= STALE_PRICE_DAYS
  return (
    <span>
      <span className="font-medium text-ink tabular-nums">{formatPrice(price, currency)}</span>{' '}
      <span className={isStale ? 'text-danger' : ''}>{at === null ? 'of unknown age' : formatAge(at, now)}</span>
    </span>
  )
}

function ProductActions({ product }: Pick<Props, 'product'>) {
  const { next } = use(ListRowContext)
  const { busy, remove } = useProductRemoval()
  const [confirm, confirmation] = useConfirm()
  const address = safeAddress(product.product_url)
  const commands: MenuCommandProps[] = [
    { label: 'Edit', icon: Pencil, link: <RecordLink product={product.id} /> },
    ...(address
      ? [
          {
            label: 'Open the shop’s page',
            icon: ExternalLink,
            link: <a href={address} target="_blank" rel="noopener noreferrer nofollow" />,
          },
        ]
      : []),
    {
      label: 'Delete',
      icon: Trash2,
      isDangerous: true,
      hint: product.posts > 0 ? 'Posts feature it' : undefined,
      onClick: () =>
        confirm({
          title: 'Confirm Deletion',
          message: confirmProductDelete(1),
          detail: product.name,
          finalFocus: next,
          onConfirm: () => void remove([product.id]),
        }),
    },
  ]
  return (
    <div className="flex" role="group" aria-label="Actions">
      <RowMenu commands={commands} busy={busy} />
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

type NeedProps = { product: CatalogRow; need: NonNullable<CatalogRow['need']> }

function ProductNeed({ product, need }: NeedProps) {
  const text = describe(product, need)
  const label = need.kind === 'vanished' ? 'No longer available...' : 'Choose a replacement...'
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      {text && <span className="text-danger">{text}</span>}
      {need.kind === 'price_moved' ? (
        <SeePrice product={product} />
      ) : (
        <GoneButton product={product} aria-label={`${label} ${product.name}`}>
          {label}
        </GoneButton>
      )}
    </span>
  )
}

function SeePrice({ product }: Pick<NeedProps, 'product'>) {
  const { busy, write: see } = useWrite(api.catalog.seePrice, { failed: 'Failed to update product' })
  return (
    <Button
      size="small"
      busy={busy}
      aria-label={`Mark as seen: ${product.name}`}
      onClick={() => void see({ product_id: product.product_id })}
    >
      Mark as seen
    </Button>
  )
}

/** What a feed shows, in words; nothing for what the row says anyway. */
function describe({ price, currency }: CatalogRow, { kind, was, since }: NeedProps['need']): string {
  const at = since ? ` on ${formatDate(since)}` : ''
  if (kind === 'vanished') return `No longer in its feed${at}`
  if (kind === 'out_of_stock' || price === null || !was) return ''
  const share = Math.round(Math.abs(price / was - 1) * 100)
  return `Price ${price > was ? 'rose' : 'fell'} by ${share}%, from ${formatPrice(was, currency)}`
}
