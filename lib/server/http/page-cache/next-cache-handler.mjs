import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, hasVideo, inlineScriptHashes } from '../content-security-policy.mjs'
import { statusFromMeta } from './status-from-meta.mjs'

/**
 * Next's own cache; Next documents none of its parts.
 * @typedef {typeof FileSystemCacheModule} NextCache
 * @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} CacheHandlerValue
 */

/** Under Node the module is CommonJS; in a bundle it is the class itself. */
const loaded = /** @type {NextCache & { default?: NextCache }} */ (FileSystemCacheModule)
const FileSystemCache = loaded.default ?? loaded

/**
 * Next's own page cache, used for the page shown at URLs that do not exist. Each entry carries a Content-Security-Policy with the
 * hashes of its inline scripts, the only strict kind of policy that a cached page can have, and the status from its meta tag.
 * Next creates one instance per request.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<InstanceType<NextCache>['get']>} args
   */
  async get(...args) {
    const entry = await super.get(...args)
    const status = (entry?.value?.kind === 'APP_PAGE' && entry.value.status) || 200
    // Next would render a missing page again under its 404, with the metadata of its built-in page, which has no title.
    return entry && status >= 400 && isDue(entry) ? null : entry
  }

  /**
   * @override
   * @param {Parameters<InstanceType<NextCache>['set']>} args
   */
  async set(...args) {
    const [, data] = args
    if (data?.kind === 'APP_PAGE' && typeof data.html === 'string') {
      data.headers = {
        ...data.headers,
        'content-security-policy': contentSecurityPolicy(inlineScriptHashes(data.html), {
          videos: hasVideo(data.html),
        }),
      }
      data.status = statusFromMeta(data.html) ?? data.status
    }
    await super.set(...args)
  }
}

/** Whether Next would revalidate a page, by the time it was rendered. */
function isDue(/** @type {CacheHandlerValue} */ { lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() > lastModified + seconds * 1000
}
