import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, inlineScriptHashes } from '../content-security-policy.mjs'
import { statusFromMeta } from './status-from-meta.mjs'

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

/**
 * Next's own page cache, for the one page that is shown at every address at which nothing is. Each carries
 * a Content-Security-Policy that names its own inline scripts by their hashes, the one kind of strict policy a kept page can have,
 * and the status that it is marked with.
 *
 * Next makes one of these for each request.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    // Next would draw a missing page anew under its 404, and then with the metadata of its own page for that, which has no title.
    return entry?.value?.status >= 400 && isDue(entry) ? null : entry
  }

  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && typeof data.html === 'string') {
      data.headers = { ...data.headers, 'content-security-policy': contentSecurityPolicy(inlineScriptHashes(data.html)) }
      data.status = statusFromMeta(data.html) ?? data.status
    }
    await super.set(key, data, context)
  }
}

/** Whether Next would draw a page anew, by the time it was drawn. */
function isDue({ lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() > (lastModified ?? 0) + seconds * 1000
}
