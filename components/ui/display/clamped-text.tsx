import type { ReactNode } from 'react'

type Props = { children: ReactNode; lang?: string | undefined; className?: string }

/**
 * A description clamped to two lines. ClampedToggles, once on the page, adds a toggle to those that are truncated. Without scripts
 * the whole text is shown.
 */
export function ClampedText({ children, lang, className = '' }: Props) {
  return (
    <div className={`clamped ${className}`}>
      <p dir="auto" lang={lang} className="wrap-anywhere">
        {children}
      </p>
    </div>
  )
}
