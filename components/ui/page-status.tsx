import type { ReactNode } from 'react'

/**
 * A page with an HTTP status other than 200: the page cache (lib/server/http/page-cache) reads the status
 * from the markup. Next's own `notFound()` sends an empty body until scripts run.
 */
export function PageStatus({ code, children }: { code: 404 | 410; children: ReactNode }) {
  return (
    <>
      <meta name="page-status" content={String(code)} />
      {children}
    </>
  )
}
