import type { ReactNode } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import { EXPLORE_PATH } from '@/lib/format/addresses/paths'
import { TellUs } from '../ui/controls/links'
import { buttonStyle } from '../ui/styles'

/** Layout of a page that shows an error, with a search and links to what is there. */
export function ErrorPage({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="error-page">
      <h1>{title}</h1>
      <p>{detail}</p>
      <form action="/search" className="flex w-full max-w-md gap-3">
        <input
          type="search"
          name="q"
          required
          maxLength={MAX_QUERY_LENGTH}
          aria-label="Search this site"
          placeholder="A job, a room, a tool"
          className="h-11 w-full min-w-0 rounded-lg border border-field bg-surface px-3"
        />
        <button className={buttonStyle('quiet')}>Search</button>
      </form>
      <div>{children}</div>
    </div>
  )
}

/** Links from a page that is not there to what is. */
export function WaysOn() {
  return (
    <>
      <a href="/" className={buttonStyle('primary')}>
        Back to Home
      </a>
      <a href="/page/1" className={buttonStyle('quiet')}>
        All posts
      </a>
      <a href={EXPLORE_PATH} className={buttonStyle('quiet')}>
        Explore products
      </a>
    </>
  )
}

type Props = {
  title: string
  /** Sanitized. */
  html: string
  /** Where readers write to the site, as an address. */
  contact?: string | undefined
}

/** A page about the site itself. */
export function InfoPage({ title, html, contact }: Props) {
  return (
    <article className="mx-auto max-w-3xl px-4 pt-10 pb-8 sm:px-6 sm:pt-14">
      <h1 className="text-4xl font-bold sm:text-5xl">{title}</h1>
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
      {contact && <TellUs contact={contact} />}
    </article>
  )
}

type MissingProps = {
  /** Posts to read instead. */
  children?: ReactNode
}

/** Message for a page that was removed for good. */
export function PageGone({ children }: MissingProps) {
  return (
    <>
      <ErrorPage title="Page Removed" detail="What was at this address has been removed for good.">
        <WaysOn />
      </ErrorPage>
      {children}
    </>
  )
}

/** Not-found message for a page. */
export function PageNotFound({ children }: MissingProps) {
  return (
    <>
      <ErrorPage
        title="Page Not Found"
        detail="There is nothing at this address. It may have moved, or never have been here."
      >
        <WaysOn />
      </ErrorPage>
      {children}
    </>
  )
}
