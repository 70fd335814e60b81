import { buttonStyle } from './button-style'
import { isPlainClick } from './is-plain-click'

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
