import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs'

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

const TAGS_HEADER = 'x-next-cache-tags'
const POLICY_HEADER = 'content-security-policy'

/** When each tag was last invalidated, in milliseconds of this process. */
const invalidatedAt = new Map()

/**
 * Next's own page cache, with three additions.
 *
 * A render that began before a write and ended after it is dropped: Next would keep it, and show
 * the older page until its time is up. And each page carries a Content-Security-Policy that names
 * its own inline scripts by their hashes, the one kind of strict policy a cached page can have. And
 * a page that is marked with a status, such as 404 for a post that is not there, is answered with it.
 *
 * Next makes one of these for each request.
 */
export default class PageCache extends FileSystemCache {
  #readAt = new Map()

  async get(key, context) {
    this.#readAt.set(key, performance.now())
    const entry = await super.get(key, context)
    if (entry?.value) addPolicy(entry.value)
    return entry
  }

  async set(key, data, context) {
    if (data) {
      addPolicy(data)
      addStatus(data)
    }
    const began = this.#readAt.get(key) ?? 0
    const tags = [...(context?.tags ?? []), ...String(data?.headers?.[TAGS_HEADER] ?? '').split(',')]
    const kept = data?.headers?.location ? { ...data, headers: data.headers } : data
    if (kept !== data) data.headers = withoutLocation(data.headers)
    if (tags.some((tag) => (invalidatedAt.get(tag) ?? -1) >= began)) return
    return super.set(key, kept, context)
  }

  async revalidateTag(tags, durations) {
    for (const tag of [tags].flat()) invalidatedAt.set(tag, performance.now())
    return super.revalidateTag(tags, durations)
  }
}

/** The answer that a redirect is rendered for has its Location already; a second one would spoil it. */
function withoutLocation(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'location'))
}

/** Reads the mark in the head alone, where no text of a post can stand. */
function addStatus(page) {
  if (page.kind !== 'APP_PAGE' || typeof page.html !== 'string') return
  const head = page.html.slice(0, page.html.indexOf('</head>'))
  const status = /<meta name="page-status" content="(\d{3})"\/>/.exec(head)?.[1]
  if (status) page.status = Number(status)
}

function addPolicy(page) {
  if (page.kind !== 'APP_PAGE' || page.headers?.[POLICY_HEADER] || typeof page.html !== 'string') return
  page.headers = { ...page.headers, [POLICY_HEADER]: contentSecurityPolicy(inlineScriptHashes(page.html)) }
}
