import type { ProductView } from './product-view'

/** The way out to the shop, in a new tab; nothing where the product has no address of one. */
export function ProductLink({ product: { link, name }, className = '' }: { product: ProductView; className?: string }) {
  if (!link) return null
  return (
    <a
      href={link.address}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={`inline-flex min-h-10 items-center justify-center gap-2 rounded-lg bg-accent px-4 py-2 text-sm font-semibold text-on-accent no-underline transition hover:bg-accent-strong forced-colors:border print:justify-start print:bg-transparent print:p-0 ${className}`}
    >
      {link.label}
      <span className="icon icon-external-link size-4 print:hidden" />
      <span aria-hidden="true" className="hidden font-normal wrap-anywhere print:inline">
        {link.address}
      </span>
      <span className="sr-only">{`: ${name} (opens in a new tab)`}</span>
    </a>
  )
}
