import { ApiError } from '../contract/failure'
import { decodeSegment } from '../format/addresses/paths'
import { api } from './calls/client'
import { adminQuery } from './calls/query-client'
import type { UrlCheck } from '../contract/posts/editor-calls'

const POST_PATH = /^\/curated-posts\/(?:[^/]+\/)?([^/]+)\/?$/

/** The id of the post at an address of this site, absolute or relative; null for any other address. */
export function linkedPostId(href: string): string | null {
  if (!URL.canParse(href, location.origin)) return null
  const { origin, pathname } = new URL(href, location.origin)
  const id = origin === location.origin ? POST_PATH.exec(pathname)?.[1] : undefined
  return id === undefined ? null : decodeSegment(id)
}

/** The status of a post that a text links to, or `missing`. */
export const linkedPostQuery = (id: string) => ({
  ...adminQuery(['linked-post', id], async (init) => {
    try {
      return (await api.posts.get({ id }, init)).data.post.status
    } catch (error) {
      if (error instanceof ApiError && [404, 410].includes(error.status)) return 'missing' as const
      throw error
    }
  }),
  staleTime: 60_000,
})

/** Sites that are checked side by side; each gets one request at a time. */
const CONCURRENCY = 3

/**
 * Checks whether URLs of other sites lead to a page, one after the other on each site.
 * @param onChecked called after each check.
 * @throws ApiError at the first call that fails; none is sent after that.
 */
export async function checkUrls(
  addresses: readonly string[],
  onChecked: (address: string, check: UrlCheck) => void,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const waiting = bySite(addresses)
  const work = async () => {
    for (let site = waiting.shift(); site; site = waiting.shift())
      for (const url of site) onChecked(url, (await api.links.check({ url }, { signal: either })).data.check)
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
  } finally {
    stop.abort()
  }
}

function bySite(addresses: readonly string[]): string[][] {
  const sites = new Map<string, string[]>()
  for (const address of addresses) {
    const { host } = new URL(address)
    sites.set(host, [...(sites.get(host) ?? []), address])
  }
  return [...sites.values()]
}
