import { buttonStyle } from '@/components/ui/styles'
import { isPlainClick } from './is-plain-click'

/** The link back at the top of a page. */
export function BackLink({ href = '/', children = 'Back to Home' }: { href?: string; children?: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-link no-underline hover:underline print:hidden"
    >
      <span className="icon icon-arrow-left size-4" />
      <span>{children}</span>
    </a>
  )
}

/** Where a reader reports what is wrong. @param contact an address, of a page or for mail */
export function TellUs({ contact }: { contact: string }) {
  return (
    <p className="mt-8 text-muted print:hidden">
      Something wrong?{' '}
      <a href={contact} className="font-semibold text-link">
        Tell us
      </a>
    </p>
  )
}

type Props = {
  page: number
  pages: number
  /** `Page` 2 `of` 3. */
  label: string
  addressOf: (page: number) => string
  /** Handles a followed link, where scripts run. */
  onPage?: (page: number) => void
}

/** Previous and Next links, with the position between them. */
export function Pager({ page, pages, label, addressOf, onPage }: Props) {
  const step = (to: number, text: string) => {
    const content = (
      <>
        {to < page && <span className="icon icon-chevron-left size-4" />}
        <span>{text}</span>
        {to > page && <span className="icon icon-chevron-right size-4" />}
      </>
    )
    if (to < 1 || to > pages) {
      return (
        <span aria-disabled="true" className={buttonStyle('quiet')}>
          {content}
        </span>
      )
    }
    const follow = (event: React.MouseEvent) => {
      if (!onPage || !isPlainClick(event)) return
      event.preventDefault()
      onPage(to)
    }
    return (
      <a
        href={addressOf(to)}
        rel={to < page ? 'prev' : 'next'}
        className={buttonStyle('quiet')}
        {...(onPage && { onClick: follow })}
      >
        {content}
      </a>
    )
  }
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-4">
      {step(page - 1, 'Previous')}
      <span className="text-sm text-muted">{label}</span>
      {step(page + 1, 'Next')}
    </nav>
  )
}
