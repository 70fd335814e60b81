import 'server-only'

/** The query of a request's URL, decoded as the pages decode it. */
export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start))
}
