import 'server-only'

/** The query of a request, read as the pages read it: a letter of a name may be encoded. */
export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start))
}
