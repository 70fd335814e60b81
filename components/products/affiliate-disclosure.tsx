/** Shown above the first product link of a page. */
export function AffiliateDisclosure({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      <span>We may earn a commission when you buy through our links. </span>
      <a href="/how-we-choose" className="whitespace-nowrap text-link underline underline-offset-2">
        How we choose
      </a>
    </p>
  )
}
