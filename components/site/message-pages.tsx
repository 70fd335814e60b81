import type { ReactNode } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import { EXPLORE_PATH } from '@/lib/format/addresses/paths'
import { TellUs } from '../ui/controls/links'
import { buttonStyle } from '../ui/styles'
import { CategoryList } from './frame/category-list'

/** Layout of a page that shows an error, with a search and links to what is there. */
export function ErrorPage({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="error-page">
      <h1>{title}</h1>
      <p>{detail}</p>
      <SearchForm kind="primary" />
      <div>{children}</div>
    </div>
  )
}

function SearchForm({ kind }: { kind: 'primary' | 'quiet' }) {
  return (
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
      <button className={buttonStyle(kind)}>Search</button>
    </form>
  )
}

type OutageProps = {
  /** What could not be loaded, as error messages. */
  texts: string[]
  /** The URL of the page, to load it again; works without scripts. */
  address: string
  /** Whether the page is a search, whose words stand in the bar's field already. */
  isSearch?: boolean
}

/** What a page shows in place of its list while the API is away. */
export function Outage({ texts, address, isSearch = false }: OutageProps) {
  return (
    <section aria-labelledby="outage" className="empty-state">
      <div>
        <h2 id="outage" className="text-2xl font-bold">
          This page could not be loaded
        </h2>
        <p className="text-lg text-muted">It may work again in a moment.</p>
        <div role="status" className="text-sm text-muted">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <a href={address} className={buttonStyle('primary')}>
          Try again
        </a>
        {!isSearch && <SearchForm kind="quiet" />}
      </div>
    </section>
  )
}

/** The first categories, on a page that has no posts to show. */
export function FirstCategories({ className }: { className: string }) {
  return (
    <section aria-labelledby="first-categories" className={className}>
      <h2 id="first-categories" className="mb-4 text-2xl font-bold">
        Browse by category
      </h2>
      <CategoryList className="category-menu" count={10} />
    </section>
  )
}

/**
 * Links from a page that is not there to what is.
 * @param again the URL of the page, if it failed to load and may be there.
 */
export function WaysOn({ again }: { again?: string | undefined }) {
  return (
    <>
      {again && (
        <a href={again} className={buttonStyle('primary')}>
          Try again
        </a>
      )}
      <a href="/" className={buttonStyle('quiet')}>
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
  /** What stands beside the text on a wide screen, else below it. */
  children?: ReactNode
}

/** A page about the site itself, whose first paragraph is its lead. */
export function InfoPage({ title, html, contact, children }: Props) {
  return (
    <article
      className={`mx-auto grid gap-x-16 gap-y-8 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 ${children ? 'max-w-7xl lg:grid-cols-[minmax(0,42.5rem)_1fr]' : 'max-w-3xl'}`}
    >
      <h1 className="page-title col-span-full">{title}</h1>
      <div>
        <div
          className="prose [&>p:first-child]:text-xl [&>p:first-child]:leading-relaxed"
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {contact && <TellUs contact={contact} />}
      </div>
      {children}
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
