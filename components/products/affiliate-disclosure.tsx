type Props = {
  /** The date that the prices of the list below share. */
  priceDate?: string | null
  className?: string
}

/** Shown above the first product link of a page. */
export function AffiliateDisclosure({ priceDate, className = '' }: Props) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 text-sm text-muted ${className}`}>
      <p>
        <span>We may earn a commission when you buy through our links. </span>
        <a href="/how-we-choose" className="whitespace-nowrap text-link underline underline-offset-2">
          How we choose
        </a>
      </p>
      {priceDate && <p>{priceDate}</p>}
    </div>
  )
}
