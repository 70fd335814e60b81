import type { ReactNode } from 'react'
import type { ProductView } from './product-view'

/** How every link to a shop is followed: in a new tab, and declared as sponsored. */
const SHOP = { target: '_blank', rel: 'sponsored nofollow noopener' }

/** The link to the shop, in a new tab; nothing for a product without a URL. */
export function ProductLink({ product: { link, name } }: { product: ProductView }) {
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

/** The name of a product as a link to the shop, whose area covers the picture: `.product-name` in app/parts.css. */
export function ProductName({ product: { link }, children }: { product: ProductView; children: ReactNode }) {
  if (!link) return children
  return (
    <a href={link.address} {...SHOP} className="product-name">
      {children}
    </a>
  )
}
