import type { ReactNode } from 'react'

/**
 * A page that stands for an HTTP status other than 200; what keeps it (lib/server/http/page-cache) reads the mark and answers
 * with it. Next's own `notFound()` would send a body that is empty until scripts run.
 */
export function PageStatus({ code, children }: { code: 404 | 410; children: ReactNode }) {
  return (
    <>
      <meta name="page-status" content={String(code)} />
      {children}
    </>
  )
}
