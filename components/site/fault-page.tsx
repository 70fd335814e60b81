import type { ReactNode } from 'react'

/** What a page says that cannot show what was asked for. */
export function FaultPage({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="fault">
      <h1>{title}</h1>
      <p>{detail}</p>
      <div>{children}</div>
    </div>
  )
}
