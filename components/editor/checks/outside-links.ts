import type { UrlCheck } from '@/lib/contract/posts/editor-calls'
import { countOf } from '@/lib/format/texts/counts'
import type { Check } from './check'
import type { TextParts } from './text-parts'

type Link = TextParts['links'][number]
export type UrlCheckResults = ReadonlyMap<string, UrlCheck>

/** The links of a text to pages of other sites, the first of each address. */
export function outsideLinks(links: readonly Link[], siteUrl: string): Link[] {
  const own = new URL(siteUrl).host
  const found = new Map<string, Link>()
  for (const link of links) if (isOutside(link.href, own) && !found.has(link.href)) found.set(link.href, link)
  return [...found.values()]
}

function isOutside(href: string, own: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, host, hostname } = new URL(href)
  return /^https?:$/.test(protocol) && host !== own && /[.:]/.test(hostname)
}

/** What to say of links whose URLs were checked: those that lead to no page. */
export function outsideChecks(links: readonly Link[], results: UrlCheckResults): Check[] {
  return links.flatMap(({ href, text, pos }) => {
    const result = results.get(href)
    const fault = result && faultOf(result)
    if (!fault) return []
    const { host, pathname } = new URL(href)
    return [{ text: `“${text.trim() || 'A link'}” ${fault}: ${host}${pathname}`, place: { pos } }]
  })
}

/** What is wrong with an address; null if nothing is, as far as can be known. */
function faultOf({ state, status }: UrlCheck): string | null {
  if (state === 'gone') return `leads to a page that is gone (status ${status})`
  if (state !== 'unreachable') return null
  return status === null ? 'leads to a site that did not answer' : `leads to an error (status ${status})`
}

/** The results of checks of links, in a sentence. */
export function resultsText(links: readonly Link[], results: UrlCheckResults): string {
  const states = links.flatMap(({ href }) => results.get(href)?.state ?? [])
  const works = states.filter((state) => state === 'works').length
  const refused = states.filter((state) => state === 'refused').length
  const broken = states.length - works - refused
  return [
    `${countOf(states.length, 'link')} checked: ${works} work`,
    broken > 0 && `${broken} listed above`,
    refused > 0 && `${refused} not known, because the site turns robots away`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}
