import type { ReactNode } from 'react'
import { NO_LONGER_AVAILABLE } from '@/lib/format/products/availability'
import type { ProductView } from './product-view'

/** How every link to a shop is followed: in a new tab, and declared as sponsored. */
const SHOP = { target: '_blank', rel: 'sponsored nofollow noopener' }

/** The link to the shop, in a new tab; nothing for a product without a URL. */
export function ProductLink({ product: { link, gone, name } }: { product: ProductView }) {
  if (gone) return <NoLongerAvailable instead={gone.instead} />
  if (!link) return null
  return (
    <a href={link.address} {...SHOP} className="shop-link">
      <span>{link.label}</span>
      <span className="icon icon-external-link size-4 max-sm:hidden print:hidden" />
      <span aria-hidden="true" className="hidden font-normal wrap-anywhere print:inline">
        {link.address}
      </span>
      <span className="sr-only">{`: ${name} (opens in a new tab)`}</span>
    </a>
  )
}

function NoLongerAvailable({ instead }: NonNullable<ProductView['gone']>) {
  return (
    <p className="text-sm">
      <span className="font-semibold">{NO_LONGER_AVAILABLE}</span>
      {instead && (
        <a href={instead.address} {...SHOP} className="block wrap-anywhere text-link underline">
          <span>{`Instead: ${instead.name}`}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </p>
  )
}

/** The name of a product as a link to the shop, whose area covers the picture: `.product-name` in app/parts.css. */
export function ProductName({ product: { link }, children }: { product: ProductView; children: ReactNode }) {
  if (!link) return children
  return (
    <a href={link.address} {...SHOP} className="product-name">
      {children}
    </a>
  )
}
