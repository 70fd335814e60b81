/** Shown above the first product link of a page. */
export function AffiliateDisclosure({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      We may earn a commission when you buy through the product links on this page. It does not change the price you
      pay.
    </p>
  )
}
