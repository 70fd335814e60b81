import type { ReactNode } from 'react'

/** What a page says that cannot show what was asked for. */
export function FaultPage({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="fault">
      <h1 className="text-4xl font-bold sm:text-5xl">{title}</h1>
      <p className="text-lg text-balance text-muted">{detail}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
