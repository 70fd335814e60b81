import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentVersion } from '../../core/changes'
import { SHARED_RENDER_HEADER, renderEffects } from '../../core/request/render-context'
import { missingPageFor } from '../../pages/missing-pages'
import { type RenderedResponse, cacheEntry, isPrivate, type CacheEntry } from './cache-entry'
import type { CachePolicy } from './cache-policy'
import { distributedGeneration, readDistributed, writeDistributed } from './distributed-cache'
import { sendEntry, sendUncached } from './response/send-response'
import { LRUCache } from 'lru-cache'
import { contentSecurityPolicy, hasVideo, inlineScriptHashes } from '../responses/content-security-policy'
import { addEarlyScript, restoreTexts } from '@/lib/early/early-html'

/**
 * Renders a path, still encoded and with its query, for a request without cookies, conditions or compression.
 * @param request the one that caused it, and whose client it counts for
 */
export type Render = (
  path: string,
  headers: Record<string, string>,
  request: IncomingMessage,
) => Promise<RenderedResponse>

type CachedHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  next: () => Promise<void>,
) => Promise<void>

/** Milliseconds for which a page from before the last write is served while a newer one cannot be rendered. */
const MAX_OUTDATED = 600_000

/**
 * Creates the handler of one kind of request, which answers from memory where it can. No response is older than the last write
 * that ended before its request arrived, unless rendering fails: then the page of the last ten minutes is sent again.
 */
export function cachedHandler(render: Render, policy: CachePolicy): CachedHandler {
  const cache = new ResponseCache(policy.bytes)

  const renderOnce = singleFlight(async (key, version, request: IncomingMessage) => {
    const effects = renderEffects()
    const generation = policy.arePages ? distributedGeneration() : null
    const distributed = await readDistributed(key, generation, policy.fresh)
    const forCache = { ...policy.headers, [SHARED_RENDER_HEADER]: '1' }
    const rendered = distributed ?? finalizeHtml(await render(key, forCache, request))
    const entry = cacheEntry(rendered, policy, version)
    const isShareable = entry !== null && (!policy.hasEffects || effects === renderEffects())
    if (isShareable && (entry.immutable || version === contentVersion())) {
      const earlier = cache.get(key)
      if (earlier) entry.reuseCopies(earlier)
      cache.set(key, entry)
      if (!distributed) writeDistributed(key, generation, rendered, policy.fresh + policy.stale)
    }
    return { rendered, entry, isShareable, isNew: distributed === null }
  })

  const answer: CachedHandler = async (request, response, key, next) => {
    const cached = cache.get(key)
    const now = performance.now()
    const current = cached && (cached.immutable || cached.version === contentVersion()) ? cached : null
    if (current && now < current.staleUntil) {
      if (now >= current.freshUntil) renderOnce(key, request).result.catch(console.error)
      return sendEntry(request, response, current)
    }
    // A page that was there before a write is rendered at once, and says itself if it is gone.
    const missing = policy.arePages && !cached ? await missingPageFor(key) : null
    if (missing !== null && missing !== key) return answer(request, response, missing, next)
    const { result, isFirst } = renderOnce(key, request)
    const copy = policy.stale > 0 && cached && (current || now - cached.storedAt < MAX_OUTDATED) ? cached : null
    const hasFailed = ({ rendered }: { rendered: RenderedResponse }) => rendered.status >= 500 || isRefused(rendered)
    if (copy && (await result.then(hasFailed, () => true))) return sendEntry(request, response, copy, { isStale: true })
    const { rendered, entry, isShareable, isNew } = await result
    if (entry && (isFirst || isShareable)) return sendEntry(request, response, entry, { isNew })
    if (rendered.status >= 500) return sendUncached(request, response, rendered)
    const isForFirstOnly = !isFirst && (policy.hasEffects || isPrivate(rendered) || isRefused(rendered))
    const isOtherUrl = rendered.status < 400 && key !== request.url
    return isForFirstOnly || isOtherUrl ? next() : sendUncached(request, response, rendered)
  }
  return answer
}

/** Whether the client that caused a render has used up its limit, which says nothing of others. */
const isRefused = ({ status }: RenderedResponse) => status === 429

/**
 * Single-flight: concurrent requests for a key share one render, unless the content changed in between.
 * @returns `isFirst` is true for the call that started the work
 */
function singleFlight<T>(
  work: (key: string, version: number, request: IncomingMessage) => Promise<T>,
): (key: string, request: IncomingMessage) => { result: Promise<T>; isFirst: boolean } {
  const inFlight = new Map<string, { version: number; result: Promise<T> }>()
  return (key, request) => {
    const version = contentVersion()
    const running = inFlight.get(key)
    if (running?.version === version) return { result: running.result, isFirst: false }
    const entry = {
      version,
      result: work(key, version, request).finally(() => inFlight.get(key) === entry && inFlight.delete(key)),
    }
    inFlight.set(key, entry)
    return { result: entry.result, isFirst: true }
  }
}

/** Room for a compressed copy beside the body. */
const COPY_SHARE = 1 / 2
/** An entry that takes more than this share of the cache is not stored: it would evict too much. */
const LARGEST_SHARE = 1 / 4
/** The share of the memory for responses other than pages: there is no end of URLs that redirect or do not exist. */
const OTHERS_SHARE = 1 / 8

/**
 * Creates a cache of entries, evicted least recently used first.
 * @param limit in bytes; 0 for one that stores nothing
 */
export function entryCache(limit: number): LRUCache<string, CacheEntry> {
  return new LRUCache({
    // lru-cache takes no limit of 0, and no entry is as small as a byte.
    maxSize: Math.max(1, Math.floor(limit)),
    maxEntrySize: Math.max(1, Math.floor(limit * LARGEST_SHARE)),
    sizeCalculation: (entry) => entry.bytes + (entry.compressible ? Math.ceil(entry.body.length * COPY_SHARE) : 0),
  })
}

/** Stores pages apart from other responses, so that these never evict a page. */
export class ResponseCache {
  readonly pages: LRUCache<string, CacheEntry>
  readonly others: LRUCache<string, CacheEntry>

  /** @param limit in bytes */
  constructor(limit: number) {
    this.pages = entryCache(limit * (1 - OTHERS_SHARE))
    this.others = entryCache(limit * OTHERS_SHARE)
  }

  get(key: string): CacheEntry | undefined {
    return this.pages.get(key) ?? this.others.get(key)
  }

  set(key: string, entry: CacheEntry): void {
    const [own, other] = entry.status === 200 ? [this.pages, this.others] : [this.others, this.pages]
    other.delete(key)
    own.set(key, entry)
  }
}

/**
 * HTML is edited as one character per byte: all patterns are ASCII, and a decoded page with a single é would take two bytes per
 * character.
 */
const BYTES = 'latin1'

/** Scripts and styles, and the signs of e-mail addresses anywhere else. */
const ADDRESS_SIGNS = /(<(script|style)\b[^]*?<\/\2>)|(?<=[^\s<>"'])@(?=[\w-]{1,63}\.[a-z])/gi

/** Writes e-mail addresses so that no proxy finds them: some put links of theirs in place of them, where React expects its text. */
const hideAddresses = (html: string) => html.replace(ADDRESS_SIGNS, (_sign, script?: string) => script ?? '&#64;')

/**
 * The Link header of a page: a browser requests the style sheets, which its first paint waits for, before it has parsed the page. The
 * fonts come after them: requested beside them, they delay the first paint by 200 ms on a slow phone.
 */
function linkOf(html: string): { link?: string } {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
  return sheets.length > 0 ? { link: sheets.map((href) => `<${href}>;rel=preload;as=style`).join() } : {}
}

/**
 * Finishes a rendered page: the inline scripts that serve it until hydration, a policy with the hashes of its inline scripts, and a
 * Link header with its style sheets.
 * Error pages, which only scripts can show, get no scripts more. Other and private responses, and pages with a policy of their own,
 * are returned as they are.
 */
export function finalizeHtml<T extends RenderedResponse>(response: T): T {
  const { status, headers, body } = response
  if (!headers['content-type']?.startsWith('text/html') || headers['content-security-policy'] || isPrivate(response))
    return response
  const rendered = body.toString(BYTES)
  const html = status < 500 ? restoreTexts(addEarlyScript(hideAddresses(rendered))) : rendered
  const policy = contentSecurityPolicy(inlineScriptHashes(html, BYTES), { videos: hasVideo(html) })
  return {
    ...response,
    headers: { ...headers, ...linkOf(html), 'content-security-policy': policy },
    body: html === rendered ? body : Buffer.from(html, BYTES),
  }
}
