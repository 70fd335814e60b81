import type { ReactNode } from 'react'

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
