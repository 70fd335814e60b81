import type { ProductView } from './product-view'

/** The link to the shop, in a new tab; nothing for a product without a URL. */
export function ProductLink({ product: { link, name } }: { product: ProductView }) {
  if (!link) return null
  return (
    <a href={link.address} target="_blank" rel="sponsored nofollow noopener" className="shop-link">
      <span>{link.label}</span>
      <span className="icon icon-external-link size-4 print:hidden" />
      <span aria-hidden="true" className="hidden font-normal wrap-anywhere print:inline">
        {link.address}
      </span>
      <span className="sr-only">{`: ${name} (opens in a new tab)`}</span>
    </a>
  )
}
