import { useQueries, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { UrlCheck } from '@/lib/contract/posts/editor-calls'
import { countOf } from '@/lib/format/texts/counts'
import { type Check, type TextParts, fieldChecks, productChecks, textChecks } from './checks'
import { affiliateProgrammesQuery } from '@/lib/client/products/affiliates'
import { catalogProductQuery } from '@/lib/client/products/catalog'
import { linkedPostId, linkedPostQuery } from '@/lib/client/links'
import { OwnApi } from '../../kit/whole-contract'
import { EditorFacts } from '../editor-facts'
import type { PostValues } from '../form/post-values'
import { storedPicture } from '@/lib/format/pictures'
import { safeAddress } from '@/lib/format/addresses/hosts'

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
  const count = (name: UrlCheck['state']) => states.filter((state) => state === name).length
  const [works, refused] = [count('works'), count('refused')]
  const broken = states.length - works - refused
  const parts = [
    `${countOf(states.length, 'link')} checked: ${works} work`,
    broken > 0 && `${broken} listed above`,
    refused > 0 && `${refused} not known, because the site turns robots away`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/**
 * What a careful editor would look at before publishing; null while the text is not read yet.
 * @param results of checks of URLs of other sites.
 * @returns the checks, and the links to other sites.
 */
export function useChecks(
  values: PostValues,
  parts: TextParts | null,
  results: UrlCheckResults,
): { checks: Check[]; outside: TextParts['links'] } | null {
  const facts = use(EditorFacts)
  const isOwn = use(OwnApi)
  const pictureWidth = usePictureWidth(values.previewImage.trim())
  const { data: programmes = [] } = useQuery({ ...affiliateProgrammesQuery, enabled: isOwn, staleTime: 60_000 })
  const { products, now } = useProducts(values)
  const postAt = useLinkedPosts(parts)
  if (!parts) return null
  const siteUrl = facts.siteUrl || location.origin
  const outside = outsideLinks(parts.links, siteUrl)
  const checks = [
    ...fieldChecks(values, { length: parts.length, pictureWidth }),
    ...textChecks(parts, { programmes, siteUrl, postAt }),
    ...outsideChecks(outside, results),
    ...productChecks(products, programmes, now),
  ]
  return { checks, outside }
}

function useProducts({ products }: PostValues) {
  const offered = use(OwnApi)
  return useQueries({
    queries: products.map(({ product_id }) => ({
      ...catalogProductQuery(product_id),
      enabled: offered,
      staleTime: 60_000,
    })),
    combine: (results) => ({
      products: results.flatMap(({ data }) => data ?? []),
      now: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    }),
  })
}

/** What the links to posts of this site lead to. */
function useLinkedPosts(parts: TextParts | null) {
  const ids = [...new Set(parts?.links.flatMap(({ href }) => linkedPostId(href) ?? []))]
  const states = useQueries({
    queries: ids.map(linkedPostQuery),
    combine: (results) => results.map(({ data }) => data),
  })
  return (href: string) => {
    const id = linkedPostId(href)
    return id === null ? null : states[ids.indexOf(id)]
  }
}

/** The width of a picture in pixels: 0 if it does not load, null while that is unknown. */
function usePictureWidth(address: string): number | null {
  const stored = storedPicture(address)?.width ?? null
  const other = stored === null ? safeAddress(address) : null
  const { data = null } = useQuery({
    queryKey: ['picture-width', other],
    queryFn: () => loadedWidth(other ?? ''),
    enabled: Boolean(other),
    gcTime: 0,
  })
  return stored ?? data
}

/** The width of a picture that is loaded, in pixels; 0 if that fails. */
const loadedWidth = (src: string) =>
  new Promise<number>((resolve) => {
    const image = new Image()
    image.onload = image.onerror = () => resolve(image.naturalWidth)
    image.src = src
  })
