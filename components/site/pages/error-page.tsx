import type { ReactNode } from 'react'
import { EXPLORE_PATH } from '@/lib/format/addresses/paths'
import { buttonStyle } from '../../ui/controls/button-style'

/** Layout of a page that shows an error. */
export function ErrorPage({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="error-page">
      <h1>{title}</h1>
      <p>{detail}</p>
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
