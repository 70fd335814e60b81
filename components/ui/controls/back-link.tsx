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
