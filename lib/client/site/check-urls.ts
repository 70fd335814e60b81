import type { UrlCheck } from '../../contract/posts/link-calls'
import { api } from '../calls/client'

/** Sites that are checked side by side; each gets one request at a time. */
const SITES_AT_ONCE = 3

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
    await Promise.all(Array.from({ length: SITES_AT_ONCE }, work))
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
