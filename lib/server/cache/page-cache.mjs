import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { AGE_HEADER, contentAge, contentChanged } from './content-age.mjs'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs'
import { readShared, share, sharedGeneration } from './shared-pages.mjs'

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

const POLICY_HEADER = 'content-security-policy'

/**
 * Next's own page cache, with five additions.
 *
 * A render that began before a write and ended after it is dropped: Next would keep it, and show
 * the older page until its time is up. Each answer tells the age of the content that it shows, since
 * Next also hands such a render to requests that came after the write. Each page carries a
 * Content-Security-Policy that names its own inline scripts by their hashes, the one kind of strict
 * policy a cached page can have. And a page that is marked with a status, such as 404 for a post that
 * is not there, is answered with it.
 *
 * Next makes one of these for each request.
 */
export default class PageCache extends FileSystemCache {
  #atRead = new Map()

  async get(key, context) {
    const began = { age: contentAge(), generation: sharedGeneration() }
    this.#atRead.set(key, began)
    const own = current(await super.get(key, context))
    if (own?.value) addPolicy(own.value)
    if (began.generation === null || (own && !isDue(own))) return own
    const other = await readShared(key, began.generation)
    if (!other || began.age !== contentAge() || (own && own.lastModified >= other.lastModified)) return current(own)
    other.value.headers = { ...other.value.headers, [AGE_HEADER]: String(began.age) }
    FileSystemCache.memoryCache?.set(key, other)
    return other
  }

  async set(key, data, context) {
    const { age, generation } = this.#atRead.get(key) ?? { age: 0, generation: null }
    if (data) {
      addPolicy(data)
      addStatus(data)
      data.headers = { ...data.headers, [AGE_HEADER]: String(age) }
    }
    const kept = data?.headers?.location ? { ...data, headers: data.headers } : data
    if (kept !== data) data.headers = withoutLocation(data.headers)
    if (age !== contentAge()) return
    await super.set(key, kept, context)
    if (kept?.headers) share(key, generation, { value: kept, lastModified: Date.now(), cacheControl: context.cacheControl })
  }

  async revalidateTag(tags, durations) {
    const expired = super.revalidateTag(tags, durations)
    contentChanged()
    return expired
  }
}

/**
 * What was kept before the last write is not read; nor is a missing page whose time is up, which Next would
 * draw anew under its 404, and then with the metadata of its own page for that, which has no title.
 */
function current(entry) {
  const age = entry?.value?.headers?.[AGE_HEADER]
  const past = age !== undefined && Number(age) !== contentAge()
  return past || (entry?.value?.status >= 400 && isDue(entry)) ? null : entry
}

/** Whether Next would draw a page anew, by the time it was drawn. */
function isDue({ lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() > (lastModified ?? 0) + seconds * 1000
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
